/** Courses of steps that a game names, such as the combat for a hex, and where they stand. */

import type { BoardFile, View } from '../answers'
import { reading } from '../map/pieces'

export interface Course {
  path: string
  name: string
  steps: string[]
  /** The place of the step that is played now. */
  now: number
}

/** The courses that are under way. */
export function stepsOf(board: BoardFile, view: View): Course[] {
  return board.readings.flatMap(({ path, name, values, steps }) => {
    const now = steps && values ? Object.keys(values).indexOf(String(reading(view, path))) : -1
    return now < 0 || !values ? [] : [{ path, name, steps: Object.values(values), now }]
  })
}
