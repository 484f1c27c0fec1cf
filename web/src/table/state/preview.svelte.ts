/** The way that a choice would take, asked of the server when one points at it. */

import type { Way } from '../../lib/answers'
import { api } from '../../lib/api'
import type { Choice } from '../../lib/play/choices'
import type { Session } from './session.svelte'

export class Previewed {
  /** The cell that is pointed at, and the choices there, the first of which a click takes. */
  cell = $state<string | null>(null)
  choices = $state.raw<Choice[]>([])
  way = $state.raw<Way | null>(null)
  /** Whether a tap waits to be confirmed. */
  waits = $state(false)
  private readonly asked = new Map<string, Promise<Way | null>>()

  constructor(private readonly session: Session) {}

  /** Shows what a click on a cell would do. */
  async point(cell: string | null, waits = false): Promise<void> {
    const { session } = this
    const choices = (cell && session.targets.cells.get(cell)) || []
    this.cell = choices.length ? cell : null
    this.choices = choices
    this.waits = waits && choices.length > 0
    // A choice for several units is shown by the way of the first.
    const line = choices[0]?.picks?.[0]?.join(';') ?? choices[0]?.line
    if (!line || session.seat === null) {
      this.way = null
      return
    }
    const key = `${session.seq} ${line}`
    let wanted = this.asked.get(key)
    if (!wanted) {
      if (this.asked.size > 200) this.asked.clear()
      wanted = api.preview(session.table.id, session.seat, line).catch(() => null)
      this.asked.set(key, wanted)
    }
    const found = await wanted
    if (this.choices === choices) this.way = found
  }

  clear(): void {
    void this.point(null)
  }
}
