/** What the server answers, and what it is asked for. */

import type { Clock } from './clock'
import type { Decision } from './play/choices'
import type { Named } from './names'
import type { UnitSeen } from './map/pieces'

export interface Me {
  id: string
  name: string
  guest: boolean
  language: string
  /** What those who run the server have decided about the player, in words. */
  notice: string | null
}

/** A map to look at; its hexes are measured from side to side. */
export interface MapInfo {
  name: string
  title: string
  columns: number
  rows: number
  hex_metres: number
  components: { printed: number; derived: number; reconstructed: number }
}

export interface OptionInfo {
  name: string
  title: string
  summary: string
  default: boolean
}

export interface ScenarioInfo {
  name: string
  title: string
  summary: string
  length: string
  /** Seats know what others may not. */
  secrets: boolean
  seats: SeatInfo[]
  options: OptionInfo[]
}

export interface SeatInfo extends Named {
  name: string
  sides: { name: string; title: string }[]
}

export interface GameInfo {
  name: string
  title: string
  summary: string
  length: string
  /** From 1 to 5. */
  difficulty: number
  /** The difficulty in a sentence. */
  learning: string
  /** How many rows of its components are printed, derived or reconstructed. */
  components: { printed: number; derived: number; reconstructed: number }
  scenarios: ScenarioInfo[]
  levels: string[]
  /** Whether it has a guided first game. */
  guide: boolean
}

export interface Seat extends Named {
  seat: string
  sides: string[]
  kind: 'human' | 'open' | 'invite' | 'computer'
  level: string | null
  name: string | null
  me: boolean
}

export interface Outcome {
  winners: string[]
  rule: string
  text?: string
  scores: Record<string, number>
  /** The seat that gave up, whose time was over, or that its player left. */
  resigned: string | null
  late: string | null
  left?: string | null
}

export interface Table {
  id: string
  title: string
  game: string
  scenario: string
  mode: string
  secrets: boolean
  status: 'open' | 'running' | 'finished'
  seats: Seat[]
  my_seats: string[]
  /** Whether this player made the table. */
  host: boolean
  seq: number
  turn: number
  /** The seats that must decide. */
  waiting_for: string[]
  spectators: boolean
  /** Whether a guide leads a learner through this game. */
  guide: boolean
  /** When it last changed, in seconds. */
  changed: number
  /** When it will be deleted because nobody has come for long, in seconds. */
  expires: number | null
  outcome: Outcome | null
  /** The hash of the dice's key, published before the first move. */
  commitment: string
  /** The entry at which the game was dealt; a later deal has its own commitment. */
  dealt: number
  /** The table that this one practises from, and the point. */
  forked_from: string | null
  forked_at: number | null
  budget: Budget | null
  paused: boolean
}

/** How long a seat may think: each time anew, or in the whole game. */
export interface Budget {
  kind: 'turn' | 'reserve'
  minutes: number
}

/** What one seat asks of the others. */
export interface Proposal {
  id: string
  kind: 'back' | 'pause' | 'resume'
  seat: string
  to: number | null
  refused: string | null
  waits_for: string[]
  mine: boolean
  asks_me: boolean
}

/** A table with what only its own page needs. */
export interface TableDetail extends Table {
  /** Who made the table. */
  host_name: string
  clocks: Record<string, Clock>
  proposal: Proposal | null
  /** Whether this player may pause without asking. */
  may_pause: boolean
  /** Tokens of invitations, by seat, for the one who set up the table and, in a game that goes on, for all players. */
  invites: Record<string, string>
  /** The names of those who held a seat earlier in this game, by seat: they have seen what it sees. */
  held_before: Record<string, string[]>
  /** What was said, for those who sit here. */
  chat: ChatLine[]
}

export interface ChatLine {
  id: number
  name: string
  text: string
  /** When, in seconds. */
  at: number
  me: boolean
}

export interface View {
  seat: string
  waiting_for: string[]
  decisions: Record<string, Decision>
  units?: UnitSeen[]
  turn?: number
  last_turn?: number
  phase?: string
  score?: Record<string, number>
  [key: string]: unknown
}

export interface LogEvent {
  message: string
  /** What kind of news it is: attack, loss, retreat, capture, event, points, move, minor or other. */
  kind?: string
  args: Record<string, unknown>
  text?: string
  rules?: string[]
}

export interface LogLine {
  seq: number
  kind: string
  seat: string | null
  action: string | null
  side: string | null
  text: string
  rules: string[]
  events?: LogEvent[]
}

/** One thing that happened: in which entry, whose, of which kind. */
export interface News {
  seq: number
  seat: string | null
  kind: string
  text: string
  rules: string[]
}

/** What happened after an entry (-1: from the set-up on) up to another, in short. */
export interface RecapShown {
  after: number
  to: number
  news: News[]
  /** How many moves there were, which are not told one by one. */
  moves: number
  score: { side: string; before: number; after: number }[]
}

/** A turn and the entry that began it. */
export interface Chapter {
  turn: number
  at: number
}

export interface Bookmark {
  id: number
  at: number
  name: string
}

/** A table after an entry, and that entry's line of the log unless it was taken back. */
export interface EntryShown {
  at: number
  view: View
  line: LogLine | null
}

/** A throw that playing a record again gave, after which action, and what the log says there. */
export interface Die {
  number: number
  sides: number
  value: number
  at: number
  text: string
}

export interface Seen {
  seq: number
  status: Table['status']
  /** The seat from whose viewpoint it is seen; empty for a spectator. */
  viewpoint: string
  can_undo: boolean
  clocks: Record<string, Clock>
  view: View
  log: LogLine[]
  outcome: Outcome | null
}

/** The same after a request of one's own or a change: lines of the log after `keep` count no more. */
export interface SeenSince extends Seen {
  keep: number
}

export interface ForecastLine {
  rule: string
  text: string
  /** A whole number, a fraction or a word. */
  value: string
  /** Whether the number multiplies; otherwise it is added. */
  times: boolean
  /** The counter whose strength the number is. */
  unit: string | null
}

export interface ForecastSum {
  kind: string
  title: string
  total: string
  lines: ForecastLine[]
}

export interface Forecast {
  column: string
  sums: ForecastSum[]
  chances: Record<string, string>
  /** The chances of what else the roll decides. */
  besides: { text: string; chances: Record<string, string> }[]
  attackers: string[]
  defenders: string[]
  /** What else there is to know. */
  notes: Explanation[]
  /** What a result leads to here, beyond what it means everywhere. */
  consequences: Record<string, Explanation>
}

/** The way a move would take. */
export interface Way {
  way: string[]
  cost: number | null
  allowance: number | null
  notes: { text: string; rules: string[] }[]
}

/** The tones and texts of an overlay, by cell. */
export type Tints = Record<string, { tone: string; text: string }[]>

export interface Explanation {
  rule: string
  text: string
}

/** One step of a guide, and what it points at. */
export interface GuideStep {
  title: string
  text: string
  rules: string[]
  units: string[]
  cells: string[]
  /** A part of the page. */
  part: string | null
}

/** The steps of a guide: those from `first` on are to be read; at `last` one of `lines` counts, or an undo. */
export interface Guidance {
  seq: number
  first: number
  last: number
  lines: string[]
  undo: boolean
  steps: GuideStep[]
}

export type SeatWish = { kind: 'me' | 'open' | 'invite' | 'computer'; level?: string }

export interface TableWish {
  game: string
  scenario: string
  options: Record<string, boolean>
  seats: Record<string, SeatWish>
  mode: 'live' | 'hotseat' | 'turns'
  spectators: boolean
  title?: string
  budget?: Budget
}
