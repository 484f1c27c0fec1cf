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

/** An order that could be given, with the name of what it lets pass. */
export interface Order extends Wish {
  window: string
}

/** Orders of a side that end at the same time. */
export interface Orders {
  side: string
  title: string
  orders: Order[]
}

/** What these sides may order besides, by when it ends; what a side is asked now, it answers there. */
export function mayOrder(view: View, board: BoardFile, sides: string[]): Orders[] {
  const known = new Set((view.orders ?? []).map(({ side, window, until }) => `${side} order ${window} ${until}`))
  return sides
    .filter((side) => view.decisions[side]?.options['pass-until'] === undefined)
    .flatMap((side) => Object.keys(board.until ?? {}).map((until) => ({ side, until: untilWords(board, until), key: until })))
    .map(({ side, until, key }) => ({
      side,
      title: t('pass-until', { until }),
      orders: Object.keys(board.windows ?? {})
        .filter((window) => !known.has(`${side} order ${window} ${key}`))
        .map((window) => {
          const name = windowWords(board, window)
          return { side, line: `order ${window} ${key}`, window: name, text: t('order-stands', { window: name, until }) }
        }),
    }))
    .filter(({ orders }) => orders.length)
}
