/** Views from differences: the form is described where they are made, in `server/live/differences.py`. */

export type Difference = unknown[] | { [name: string]: Difference }
type Splice = [at: number, count: number, values: unknown[]]

const SPLICES = ''

/** Applies a difference to plain data. The old data stays as it is; what did not change is shared. */
export function applied(old: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0]
  if (Array.isArray(old)) return spliced(old, change[SPLICES] as Splice[])
  const made = { ...(old as Record<string, unknown>) }
  for (const [name, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete made[name]
    else made[name] = applied(made[name], part)
  }
  return made
}

function spliced(old: unknown[], splices: Splice[]): unknown[] {
  const made: unknown[] = []
  let done = 0
  for (const [at, count, values] of splices) {
    made.push(...old.slice(done, at), ...values)
    done = at + count
  }
  return made.concat(old.slice(done))
}
