/** What was rolled, read from the log: an event with a `die` or `dice`. */

import type { EventShown, LogLine } from '../answers'

export interface Roll {
  seq: number
  dice: number[]
  /** The result's code, such as `Dr`: the event's own, or the last part of its name; empty where there are several. */
  result: string
  column: string | null
  text: string
  rules: string[]
}

/** What happens by the way, such as whose turn it is: the log has it, the card of the dice leaves it out. */
const MINOR = 'minor'

/** The last roll among the lines from an entry on: the combat of its line, if there was one, else all its dice. */
export function lastRoll(log: LogLine[], from: number): Roll | null {
  for (const line of [...log].reverse()) {
    if (line.seq < from) return null
    const rolls = (line.events ?? []).filter((event) => diceOf(event).length)
    const combat = rolls.findLast(({ args }) => typeof args.odds === 'string')
    const event = combat ?? rolls.at(-1)
    if (!event) continue
    const { odds, result } = event.args
    const told = (line.events ?? []).filter(({ kind, text }) => kind !== MINOR && text)
    const named = typeof result === 'string' ? result : (event.message.split('.').pop() ?? '')
    return {
      seq: line.seq,
      dice: combat ? diceOf(combat) : rolls.flatMap(diceOf),
      result: combat || rolls.length === 1 ? named : '',
      column: typeof odds === 'string' ? odds : null,
      text: told.length ? told.map(({ text }) => text).join(' ') : line.text,
      rules: told.length ? [...new Set(told.flatMap(({ rules }) => rules))] : line.rules,
    }
  }
  return null
}

function diceOf(event: EventShown): number[] {
  return [event.args.die, event.args.dice].flat().filter((die): die is number => typeof die === 'number')
}
