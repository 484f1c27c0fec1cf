/** Standing orders of this player, given and withdrawn whoever must decide. */

import type { TableDetail } from '../../lib/answers'
import { Refusal, api } from '../../lib/api'
import type { Session } from './session.svelte'

export class Standing {
  constructor(private readonly session: Session) {}

  /** Whether there is anything to order about in a game that is going on. */
  get may(): boolean {
    const { session } = this
    return session.mayPropose && session.at === null && session.board.windows !== undefined
  }

  /** Gives or withdraws an order; it counts whatever happens meanwhile. */
  async order(side: string, action: string): Promise<void> {
    const { seat, table } = this.session
    if (seat === null) return
    await this.session.send(async (again) => {
      try {
        return await api.order(table.id, seat, this.session.seq, side, action)
      } catch (problem) {
        // The first try may have arrived: then the order stands, or is gone, as it should be.
        if (again && problem instanceof Refusal && problem.code === 'illegal') return
        throw problem
      }
    })
  }
}

/** A table whose seats hold these sides: they may change hands during play. */
export function holding(table: TableDetail, held: Record<string, string[]>): TableDetail {
  const seats = table.seats.map((seat) => ({ ...seat, sides: held[seat.seat] ?? seat.sides }))
  return JSON.stringify(seats) === JSON.stringify(table.seats) ? table : { ...table, seats }
}
