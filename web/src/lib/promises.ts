/** What this browser was promised about the dice of each table, noted on the first visit: the server can't change it later. */

const KEY = 'grognard-promises'
const MOST = 200

export interface Noted {
  commitment: string
  /** When it was first seen here, as the date says it. */
  on: string
}

function stored(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {}
  }
}

/** Notes a promise, unless one is noted for the table. */
export function notePromise(table: string, commitment: string): void {
  const all = stored()
  if (all[table]) return
  all[table] = { commitment, on: new Date().toISOString() }
  const kept = Object.entries(all).slice(-MOST)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}

export function notedPromise(table: string): Noted | null {
  return stored()[table] ?? null
}
