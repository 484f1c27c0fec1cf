/** Clocks of seats: what the server said, counted on from then. */

import type { ClockShown } from './answers'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The seconds left on a clock that was read so many seconds ago. */
export function secondsLeft(clock: ClockShown, ago: number): number {
  return Math.max(0, (clock.left ?? 0) - (clock.runs ? ago : 0))
}

/** Whether a player should hurry: less than a tenth of the budget, which has so many minutes. */
export function isLow(left: number, minutes: number): boolean {
  return left < 0.1 * MINUTE * minutes
}

/** A time in the two units that matter; minutes go with two digits of seconds. */
export function inUnits(seconds: number): { kind: 'days' | 'hours' | 'minutes'; large: string; small: string } {
  const whole = Math.floor(seconds)
  const [kind, unit, part] =
    whole >= DAY ? (['days', DAY, HOUR] as const) : whole >= HOUR ? (['hours', HOUR, MINUTE] as const) : (['minutes', MINUTE, 1] as const)
  const small = String(Math.floor((whole % unit) / part))
  return { kind, large: String(Math.floor(whole / unit)), small: kind === 'minutes' ? small.padStart(2, '0') : small }
}
