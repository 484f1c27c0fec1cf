/** The server's HTTP interface. */

import type {
  BoardFile,
  ChangesMessage,
  ChatLine,
  DecisionShown,
  Die,
  EntryShown,
  ForecastShown,
  GameOffered,
  Granted,
  Guidance,
  LogLine,
  MapOffered,
  Marked,
  Me,
  MyChange,
  NoteShown,
  ProposalShown,
  Reason,
  RecapShown,
  Seen,
  StateMessage,
  Sheet,
  Steps,
  TableDetail,
  TableShown,
  TableWish,
  Tint,
  Together,
  Way,
} from './answers'
import { t } from './text'

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
  return new Refusal(answer.status, problem.error ?? '', problem.message || wordsFor(answer.status), problem.rule ?? null, problem.field ?? null)
}

/** What to say of a refusal that gives no reason: a proxy before the server knows none. */
function wordsFor(status: number): string {
  const words = t(`refused-${status}`)
  return words === `refused-${status}` ? t('refused', { status: String(status) }) : words
}

/** Why something failed, in the player's language; never nothing. */
export function reasonOf(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : t('no-answer')
}

/** Whether a request came too late: the table has moved on. */
export function isStale(problem: unknown): boolean {
  return problem instanceof Refusal && problem.code === 'stale'
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
  setMe: (changes: MyChange) => ask<Me>('PATCH', '/me', changes),
  games: () => ask<GameOffered[]>('GET', '/games'),
  boardAddress: (game: string, scenario: string, lang: string) =>
    `/api/games/${game}/board.svg?${query({ scenario, lang })}`,
  boardSvg: (game: string, scenario: string, lang: string) =>
    text(`/games/${game}/board.svg?${query({ scenario, lang })}`),
  boardFile: (game: string, scenario: string, lang: string) =>
    ask<BoardFile>('GET', `/games/${game}/board.json?${query({ scenario, lang })}`),
  maps: () => ask<MapOffered[]>('GET', '/maps'),
  mapPicture: (map: string) => `/api/maps/${map}/picture.png`,
  mapSvg: (map: string, lang: string) => text(`/maps/${map}/map.svg?${query({ lang })}`),
  mapFile: (map: string, lang: string) => ask<Sheet>('GET', `/maps/${map}/map.json?${query({ lang })}`),
  counters: (game: string) => text(`/games/${game}/counters.svg`),
  tables: (which: 'mine' | 'open' | 'finished') => ask<TableShown[]>('GET', `/tables?${which}`),
  create: (wish: TableWish) => ask<TableShown>('POST', '/tables', wish),
  table: (id: string) => ask<TableDetail>('GET', `/tables/${id}`),
  join: (id: string, seat: string, token: string | null) =>
    ask<unknown>('POST', `/tables/${id}/join`, token ? { seat, token } : { seat }),
  say: (id: string, words: string) => ask<ChatLine>('POST', `/tables/${id}/chat`, { text: words }),
  notes: (id: string) => ask<NoteShown>('GET', `/tables/${id}/notes`),
  writeNotes: (id: string, words: string) => ask<NoteShown>('PUT', `/tables/${id}/notes`, { text: words }),
  leave: (id: string) => ask<unknown>('POST', `/tables/${id}/leave`),
  propose: (id: string, seat: string, seq: number, kind: ProposalShown['kind'], to: number) =>
    ask<Granted>('POST', `/tables/${id}/proposals`, { seat, seq, kind, to }),
  answer: (id: string, proposal: string, accept: boolean) =>
    ask<unknown>('POST', `/tables/${id}/proposals/answer`, { proposal, accept }),
  withdraw: (id: string, proposal: string) => ask<unknown>('POST', `/tables/${id}/proposals/withdraw`, { proposal }),
  claim: (id: string, seat: string, late: string, win: boolean) =>
    ask<unknown>('POST', `/tables/${id}/claim`, { seat, late, win }),
  resign: (id: string, seat: string) => ask<unknown>('POST', `/tables/${id}/resign`, { seat }),
  rematch: (id: string) => ask<TableShown>('POST', `/tables/${id}/rematch`),
  beginGuide: (game: string) => ask<TableShown>('POST', `/games/${game}/guide`),
  guidance: (id: string) => ask<Guidance>('GET', `/tables/${id}/guide`),
  view: (id: string, seat: string | null, at: number | null = null) =>
    ask<Seen>('GET', `/tables/${id}/view?${query({ seat, at })}`),
  act: (id: string, seat: string, seq: number, action: string, then: string[], forced: boolean) =>
    ask<StateMessage | ChangesMessage>('POST', `/tables/${id}/actions`, { seat, seq, action, then, forced, differences: true }),
  order: (id: string, seat: string, known: number, side: string, action: string) =>
    ask<StateMessage | ChangesMessage>('POST', `/tables/${id}/orders`, { seat, known, side, action, differences: true }),
  ahead: (id: string, seat: string) => ask<Record<string, DecisionShown['options']>>('GET', `/tables/${id}/ahead?${query({ seat })}`),
  together: (id: string, seat: string, picks: string[][]) =>
    ask<Together>('GET', `/tables/${id}/together?${query({ seat })}${picks.map((lines) => `&pick=${encodeURIComponent(lines.join(';'))}`).join('')}`),
  undo: (id: string, seat: string, seq: number) =>
    ask<StateMessage | ChangesMessage>('POST', `/tables/${id}/undo`, { seat, seq, differences: true }),
  reset: (id: string, seat: string, seq: number) =>
    ask<StateMessage | ChangesMessage>('POST', `/tables/${id}/reset`, { seat, seq, differences: true }),
  log: (id: string, seat: string | null, before: number) =>
    ask<LogLine[]>('GET', `/tables/${id}/log?${query({ seat, before })}`),
  course: (id: string, seat: string | null) =>
    ask<Steps>('GET', `/tables/${id}/entries?${query({ seat })}`),
  entry: (id: string, seat: string | null, at: number) =>
    ask<EntryShown>('GET', `/tables/${id}/entries/${at}?${query({ seat })}`),
  recap: (id: string, seat: string | null) => ask<RecapShown>('GET', `/tables/${id}/recap?${query({ seat })}`),
  bookmarks: (id: string) => ask<Marked[]>('GET', `/tables/${id}/bookmarks`),
  addBookmark: (id: string, at: number, name: string) =>
    ask<Marked>('POST', `/tables/${id}/bookmarks`, { at, name }),
  deleteBookmark: (id: string, bookmark: number) => ask<null>('DELETE', `/tables/${id}/bookmarks/${bookmark}`),
  fork: (id: string, at: number) => ask<TableShown>('POST', `/tables/${id}/fork`, { at }),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  record: (id: string) => text(`/tables/${id}/record`),
  bringRecord: (record: string) => ask<TableShown>('POST', '/records', { record }),
  throws: (record: string) => ask<Die[]>('POST', '/records/throws', { record }),
  forecast: (id: string, seat: string, action: string) =>
    ask<ForecastShown | null>('GET', `/tables/${id}/forecast?${query({ seat, action })}`),
  explain: (id: string, seat: string, action: string) =>
    ask<Reason | null>('GET', `/tables/${id}/explain?${query({ seat, action })}`),
  why: (id: string, seat: string, cell: string, unit: string | null, edge: string | null) =>
    ask<Reason | null>('GET', `/tables/${id}/why?${query({ seat, cell, unit, edge })}`),
  preview: (id: string, seat: string, action: string) =>
    ask<Way | null>('GET', `/tables/${id}/preview?${query({ seat, action })}`),
  overlay: (id: string, name: string, seat: string | null, unit: string | null, at: number | null) =>
    ask<Record<string, Tint[]>>('GET', `/tables/${id}/overlay/${name}?${query({ seat, unit, at })}`),
}
