/** Standing orders: what a side lets pass without being asked, and until when. */

import type { BoardFile, View } from '../answers'
import { t } from '../text'

/** A line that gives or withdraws an order, and what its button says. */
export interface Wish {
  side: string
  line: string
  text: string
}

/** When an order ends, in words: those of the page for what every game has, else those of the game. */
export function untilWords(board: BoardFile, until: string): string {
  const own = t(`until-${until}`)
  return own === `until-${until}` ? (board.until?.[until] ?? until) : own
}

export function windowWords(board: BoardFile, name: string): string {
  return board.windows?.[name] ?? name
}

/** The orders in force, each with the line that withdraws it. */
export function inForce(view: View, board: BoardFile): Wish[] {
  return (view.orders ?? []).map(({ side, window, until }) => ({
    side,
    line: `withdraw ${window}`,
    text: t('order-stands', { window: windowWords(board, window), until: untilWords(board, until) }),
  }))
}

/** What these sides may order besides; what a side is asked now, it answers there. */
export function mayOrder(view: View, board: BoardFile, sides: string[]): Wish[] {
  const known = new Set((view.orders ?? []).map(({ side, window, until }) => `${side} order ${window} ${until}`))
  return sides.flatMap((side) => {
    const asked = view.decisions[side]?.options['pass-until'] !== undefined
    return Object.keys(asked ? {} : (board.windows ?? {})).flatMap((window) =>
      Object.keys(board.until ?? {})
        .map((until) => ({
          side,
          line: `order ${window} ${until}`,
          text: t('order-stands', { window: windowWords(board, window), until: untilWords(board, until) }),
        }))
        .filter(({ line }) => !known.has(`${side} ${line}`)),
    )
  })
}
