/** What was rolled, read from the log: an event with a `die` or `dice`. */

import type { LogEvent, LogLine } from './answers'

export interface Roll {
  seq: number
  dice: number[]
  /** The result's code, such as `Dr`: the last part of the event's name. */
  result: string
  column: string | null
  text: string
  rules: string[]
}

/** The last roll among the lines from an entry on. */
export function lastRoll(log: LogLine[], from: number): Roll | null {
  for (const line of [...log].reverse()) {
    if (line.seq < from) return null
    for (const event of [...(line.events ?? [])].reverse()) {
      const dice = diceOf(event)
      if (!dice.length) continue
      const result = event.message.split('.').pop() ?? ''
      const column = typeof event.args.odds === 'string' ? event.args.odds : null
      return { seq: line.seq, dice, result, column, text: line.text, rules: line.rules }
    }
  }
  return null
}

function diceOf(event: LogEvent): number[] {
  return [event.args.die, event.args.dice].flat().filter((die): die is number => typeof die === 'number')
}
