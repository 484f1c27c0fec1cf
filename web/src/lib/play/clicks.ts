/** Clicks made while a request is on its way: each waits for the answer, and counts if it still means the same.
 *
 * A click on a line that waits or is on its way already, while the page shows nothing new, is the same click again and
 * does nothing more.
 */

import type { View } from '../answers'
import type { Choice } from './choices'

/** What a click is made on. */
export interface Offering {
  /** The entry that is shown. */
  readonly seq: number
  readonly view: View
  readonly offered: Choice[]
  /** Ends when nothing is on its way to the server. */
  readonly sent: Promise<void>
}

export class Clicks {
  private readonly taken = new Set<string>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly session: Offering) {}

  /** Does what a click on a line asks for, after what was clicked before it. */
  async take(line: string, act: () => Promise<void>): Promise<void> {
    const click = `${this.session.seq} ${line}`
    if (this.taken.has(click)) return
    this.taken.add(click)
    const done = this.stillMeans(line)
      .then((same) => (same ? act() : undefined))
      .finally(() => this.taken.delete(click))
    this.last = done.catch(() => undefined)
    await done
  }

  /** Whether a line is offered, and means the same once nothing is on its way any more. */
  async stillMeans(line: string): Promise<boolean> {
    const meant = this.meaning(line)
    await this.last
    await this.session.sent
    return meant !== null && this.meaning(line) === meant
  }

  /** What a line would do now: the same as long as the same is asked; null where it is not offered. */
  private meaning(line: string): string | null {
    const { view, offered } = this.session
    if (!offered.some((choice) => choice.line === line)) return null
    const asked = Object.entries(view.decisions).map(([side, { prompt }]) => [side, prompt])
    return JSON.stringify([view.seat, view.turn, view.phase, asked])
  }
}
