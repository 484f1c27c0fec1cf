/** The last views of a table from one viewpoint, by their entries: what a change is told by is the difference to one. */

import type { ChangesMessage, StateMessage, View } from '../answers'
import { applied, type Difference } from '../differences'

/** An answer and a message that comes at the same time may be based on different entries. */
const MOST = 8

export class Views {
  private readonly known = new Map<number, View>()

  note(seq: number, view: View): void {
    this.known.delete(seq)
    this.known.set(seq, view)
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as number)
  }

  /** The view that a message tells of; null if it is based on one that is not known here. */
  read(message: StateMessage | ChangesMessage): View | null {
    if ('view' in message) return message.view
    const base = this.known.get(message.base)
    return base ? (applied(base, message.changes as Difference) as View) : null
  }

  /** Another viewpoint, another language: nothing can be based on what was known. */
  forget(): void {
    this.known.clear()
  }
}
