/** What this browser was promised about the dice of each table, noted on the first visit: the server can't change it later.
 *
 * A game that is dealt anew before its first move has a new promise. It is noted beside the old one, and only if the
 * log shows the deal with nothing played before it.
 */

const KEY = 'grognard-promises'
const MOST = 200

export interface Noted {
  commitment: string
  /** When it was first seen here, as the date says it. */
  on: string
  /** The entry of the deal that it belongs to. */
  dealt?: number
}

/** What of a table's log matters here. */
interface Line {
  seq: number
  kind: string
  text: string
}

function stored(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {}
  }
}

/** Notes a promise, unless one is noted for this deal of the table; a new deal must stand in the log. */
export function notePromise(table: string, commitment: string, dealt: number, log: Line[]): void {
  const all = stored()
  const before = all[table]
  if (before && ((before.dealt ?? 0) >= dealt || !isDealt(commitment, dealt, log))) return
  all[table] = { commitment, on: new Date().toISOString(), dealt }
  const kept = Object.entries(all).slice(-MOST)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Whether the log shows this promise at that entry, before any move. */
function isDealt(commitment: string, dealt: number, log: Line[]): boolean {
  const deal = log.find((line) => line.seq === dealt && line.kind === 'deal')
  return deal !== undefined && deal.text.includes(commitment) && log.every((line) => line.kind !== 'action' || line.seq > dealt)
}

export function notedPromise(table: string): Noted | null {
  return stored()[table] ?? null
}
