/** What else a session shows: notices, a guide's lead, a computer player's thoughts. */

export interface Notice {
  title?: string
  text: string
  rule: string | null
}

/** How a guide leads a learner at entry `seq`: the only lines that count, what to look at, what else to say. */
export interface Lead {
  seq: number
  lines: string[]
  units: string[]
  cells: string[]
  hint: string
}
