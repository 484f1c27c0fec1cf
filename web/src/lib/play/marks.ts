/** How far a seat's player has seen a table on this device. */

const KEY = 'grognard-seen'
const MOST = 60

type Marks = Record<string, number>

function read(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Marks
  } catch {
    return {}
  }
}

/** The last entry that was seen; -1 without one. */
export function seenUpTo(table: string, seat: string): number {
  return read()[`${table}/${seat}`] ?? -1
}

export function markSeen(table: string, seat: string, seq: number): void {
  const marks = read()
  const name = `${table}/${seat}`
  if (marks[name] === seq) return
  delete marks[name] // so that it stands last: the oldest give way
  marks[name] = seq
  const kept = Object.entries(marks).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Without storage one sees it once more.
  }
}
