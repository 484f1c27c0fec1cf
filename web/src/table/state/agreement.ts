/** What a seat asks of the others: to go back, to pause, to go on, or the seat of one whose time is over. */

import type { ProposalShown } from '../../lib/answers'
import { api } from '../../lib/api'
import type { Session } from './session.svelte'

export class Agreement {
  constructor(private readonly session: Session) {}

  /** Asks the others to go back to an entry, to pause or to go on. */
  async propose(kind: ProposalShown['kind'], to = 0): Promise<void> {
    const { seq, seat } = this.session
    if (seat !== null) await this.ask((id) => api.propose(id, seat, seq, kind, to))
  }

  async answer(accept: boolean): Promise<void> {
    const { proposal } = this.session.table
    if (proposal) await this.ask((id) => api.answer(id, proposal.id, accept))
  }

  async withdraw(): Promise<void> {
    const { proposal } = this.session.table
    if (proposal) await this.ask((id) => api.withdraw(id, proposal.id))
  }

  /** Takes the seat of one whose time is over: as a win, or for the computer. */
  async claim(late: string, win: boolean): Promise<void> {
    const { seat } = this.session
    if (seat !== null) await this.ask((id) => api.claim(id, seat, late, win))
  }

  private async ask(request: (table: string) => Promise<unknown>): Promise<void> {
    const { session } = this
    await session.send(async () => {
      await request(session.table.id)
      const { told } = session
      const table = await api.table(session.table.id)
      // What the line said meanwhile is newer.
      if (told === session.told) session.table = table
    })
  }
}
