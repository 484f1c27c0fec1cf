/** Courses of steps that a game names, such as the combat for a hex, and where they stand. */

import type { BoardFile, View } from '../answers'
import { reading } from '../map/pieces'

export interface Course {
  path: string
  name: string
  steps: string[]
  /** The letter or number with which the name of a step begins, before a dot in the middle; empty where there is none. */
  signs: string[]
  /** The place of the step that is played now. */
  now: number
}

/** The courses that are under way. */
export function stepsOf(board: BoardFile, view: View): Course[] {
  return board.readings.flatMap(({ path, name, values, steps }) => {
    const now = steps && values ? Object.keys(values).indexOf(String(reading(view, path))) : -1
    if (now < 0 || !values) return []
    const names = Object.values(values)
    return [{ path, name, steps: names, signs: names.map((step) => /^(\S{1,2}) · /.exec(step)?.[1] ?? ''), now }]
  })
}
