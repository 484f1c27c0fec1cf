/** What a player asks of the table beside playing: to take back, to leave, to resign, to play again. */

import { api, isStale } from '../../lib/api'
import { tableAddress } from '../../lib/route.svelte'
import type { Session } from './session.svelte'

export class Requests {
  constructor(private readonly session: Session) {}

  async undo(): Promise<void> {
    await this.takeBack(api.undo)
  }

  async reset(): Promise<void> {
    await this.takeBack(api.reset)
  }

  /** A finger sees no tooltip: who asks for what can't be taken back is told why. */
  private async takeBack(how: typeof api.undo): Promise<void> {
    const { seq, seat, table, canUndo, whyNoUndo } = this.session
    if (seat === null) return
    if (!canUndo) {
      this.session.notice = whyNoUndo ? { text: whyNoUndo, rule: null } : null
      return
    }
    await this.session.send(async (again) => {
      try {
        return await how(table.id, seat, seq)
      } catch (problem) {
        // If the first try arrived, the table has moved on by it; if not, the player sees that it has not.
        if (again && isStale(problem)) return
        throw problem
      }
    })
  }

  async leave(): Promise<void> {
    await this.session.send(async () => {
      await api.leave(this.session.table.id)
      location.hash = '#/'
    })
  }

  async resign(): Promise<void> {
    const { seat, table } = this.session
    if (seat !== null) await this.session.send(async () => void (await api.resign(table.id, seat)))
  }

  /** The same players again, each one seat further on. */
  async rematch(): Promise<void> {
    await this.session.send(async () => {
      location.hash = tableAddress((await api.rematch(this.session.table.id)).id)
    })
  }
}
