/** The results of a roll in the order in which they are shown. */

import type { BoardFile } from '../answers'
import { share } from '../numbers'

/** Those that may come: in the order of the game's list; what has several parts is not in it. */
export function resultsOf(board: BoardFile, chances: Record<string, string>): string[] {
  return [...(board.order.result ?? []), ...Object.keys(board.results), ...Object.keys(chances)].filter(
    (result, at, all) => result in chances && all.indexOf(result) === at && share(chances[result] ?? '0') > 0,
  )
}
