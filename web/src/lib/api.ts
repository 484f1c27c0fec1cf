/** The server's HTTP interface. */

import type { BoardFile } from './board'
import type { Clock } from './clock'
import type { Decision } from './choices'
import type { UnitSeen } from './pieces'

export interface Me {
  id: string
  name: string
  guest: boolean
  language: string
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

export interface SeatInfo {
  name: string
  title: string
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

export interface Seat {
  seat: string
  title: string
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
  /** The seat that gave up, or whose time was over. */
  resigned: string | null
  late: string | null
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
  seq: number
  turn: number
  /** The seats that must decide. */
  waiting_for: string[]
  spectators: boolean
  /** Whether a guide leads a learner through this game. */
  guide: boolean
  /** When it last changed, in seconds. */
  changed: number
  outcome: Outcome | null
  /** The hash of the dice's key, published before the first move. */
  commitment: string
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
  clocks: Record<string, Clock>
  proposal: Proposal | null
  /** Whether this player may pause without asking. */
  may_pause: boolean
  /** Tokens of invitations, by seat, for the one who set up the table. */
  invites: Record<string, string>
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
  args: Record<string, unknown>
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
export interface Moment {
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
  /** The seat whose eyes were used; empty for a spectator. */
  eyes: string
  can_undo: boolean
  clocks: Record<string, Clock>
  view: View
  log: LogLine[]
  outcome: Outcome | null
}

export interface Modifier {
  rule: string
  text: string
  value: string
  /** Whether the number multiplies. */
  times: boolean
  /** The counter that the line is about. */
  unit: string | null
}

export interface Forecast {
  column: string
  attack: string | number
  defence: string | number
  modifiers: Modifier[]
  chances: Record<string, string>
  attackers: string[]
  defenders: string[]
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

/** An answer that is no success; the message is in the player's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null,
    /** The field of the request that is wrong. */
    readonly field: string | null = null,
  ) {
    super(message)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (answer.ok) return answer.status === 204 ? (null as T) : ((await answer.json()) as T)
  throw await refusalIn(answer)
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const problem = await answer.json().catch(() => ({}))
  return new Refusal(answer.status, problem.error ?? '', problem.message ?? answer.statusText, problem.rule ?? null, problem.field ?? null)
}

async function text(path: string): Promise<string> {
  const answer = await fetch(`/api${path}`)
  if (!answer.ok) throw await refusalIn(answer)
  return answer.text()
}

const query = (values: Record<string, string | number | null>) =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, String(value)]),
  ).toString()

export const api = {
  me: () => ask<Me>('GET', '/me'),
  setMe: (changes: Partial<Pick<Me, 'name' | 'language'>>) => ask<Me>('PATCH', '/me', changes),
  games: () => ask<GameInfo[]>('GET', '/games'),
  boardAddress: (game: string, scenario: string, lang: string) =>
    `/api/games/${game}/board.svg?${query({ scenario, lang })}`,
  boardSvg: (game: string, scenario: string, lang: string) =>
    text(`/games/${game}/board.svg?${query({ scenario, lang })}`),
  boardFile: (game: string, scenario: string, lang: string) =>
    ask<BoardFile>('GET', `/games/${game}/board.json?${query({ scenario, lang })}`),
  counters: (game: string) => text(`/games/${game}/counters.svg`),
  tables: (which: 'mine' | 'open' | 'finished') => ask<Table[]>('GET', `/tables?${which}`),
  create: (wish: TableWish) => ask<Table>('POST', '/tables', wish),
  table: (id: string) => ask<TableDetail>('GET', `/tables/${id}`),
  join: (id: string, seat: string, token: string | null) =>
    ask<unknown>('POST', `/tables/${id}/join`, token ? { seat, token } : { seat }),
  say: (id: string, words: string) => ask<ChatLine>('POST', `/tables/${id}/chat`, { text: words }),
  notes: (id: string) => ask<{ text: string }>('GET', `/tables/${id}/notes`),
  writeNotes: (id: string, words: string) => ask<{ text: string }>('PUT', `/tables/${id}/notes`, { text: words }),
  leave: (id: string) => ask<unknown>('POST', `/tables/${id}/leave`),
  propose: (id: string, seat: string, seq: number, kind: Proposal['kind'], to: number) =>
    ask<{ granted: boolean; seq: number }>('POST', `/tables/${id}/proposals`, { seat, seq, kind, to }),
  answer: (id: string, proposal: string, accept: boolean) =>
    ask<unknown>('POST', `/tables/${id}/proposals/answer`, { proposal, accept }),
  withdraw: (id: string, proposal: string) => ask<unknown>('POST', `/tables/${id}/proposals/withdraw`, { proposal }),
  claim: (id: string, seat: string, late: string, win: boolean) =>
    ask<unknown>('POST', `/tables/${id}/claim`, { seat, late, win }),
  resign: (id: string, seat: string) => ask<unknown>('POST', `/tables/${id}/resign`, { seat }),
  rematch: (id: string) => ask<Table>('POST', `/tables/${id}/rematch`),
  beginGuide: (game: string) => ask<Table>('POST', `/games/${game}/guide`),
  guidance: (id: string) => ask<Guidance>('GET', `/tables/${id}/guide`),
  view: (id: string, seat: string | null, at: number | null = null) =>
    ask<Seen>('GET', `/tables/${id}/view?${query({ seat, at })}`),
  act: (id: string, seat: string, seq: number, action: string) =>
    ask<{ seq: number }>('POST', `/tables/${id}/actions`, { seat, seq, action }),
  undo: (id: string, seat: string, seq: number) =>
    ask<{ seq: number }>('POST', `/tables/${id}/undo`, { seat, seq }),
  reset: (id: string, seat: string, seq: number) =>
    ask<{ seq: number }>('POST', `/tables/${id}/reset`, { seat, seq }),
  log: (id: string, seat: string | null, before: number) =>
    ask<LogLine[]>('GET', `/tables/${id}/log?${query({ seat, before })}`),
  course: (id: string, seat: string | null) =>
    ask<{ line: number[]; turns: Chapter[] }>('GET', `/tables/${id}/moments?${query({ seat })}`),
  moment: (id: string, seat: string | null, at: number) =>
    ask<Moment>('GET', `/tables/${id}/moments/${at}?${query({ seat })}`),
  bookmarks: (id: string) => ask<Bookmark[]>('GET', `/tables/${id}/bookmarks`),
  addBookmark: (id: string, at: number, name: string) =>
    ask<Bookmark>('POST', `/tables/${id}/bookmarks`, { at, name }),
  deleteBookmark: (id: string, bookmark: number) => ask<null>('DELETE', `/tables/${id}/bookmarks/${bookmark}`),
  fork: (id: string, at: number) => ask<Table>('POST', `/tables/${id}/fork`, { at }),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  record: (id: string) => text(`/tables/${id}/record`),
  bringRecord: (record: string) => ask<Table>('POST', '/records', { record }),
  throws: (record: string) => ask<Die[]>('POST', '/records/throws', { record }),
  forecast: (id: string, seat: string, action: string) =>
    ask<Forecast | null>('GET', `/tables/${id}/forecast?${query({ seat, action })}`),
  explain: (id: string, seat: string, action: string) =>
    ask<Explanation | null>('GET', `/tables/${id}/explain?${query({ seat, action })}`),
  why: (id: string, seat: string, cell: string, unit: string | null) =>
    ask<Explanation | null>('GET', `/tables/${id}/why?${query({ seat, cell, unit })}`),
  preview: (id: string, seat: string, action: string) =>
    ask<Way | null>('GET', `/tables/${id}/preview?${query({ seat, action })}`),
  overlay: (id: string, name: string, seat: string | null, unit: string | null, at: number | null) =>
    ask<Tints>('GET', `/tables/${id}/overlay/${name}?${query({ seat, unit, at })}`),
}
