/** Which cell lies under a point: the sheet is cut into squares, and each knows the cells that reach into it. */

import type { Cell, Sheet } from '../answers'
import { pitch } from './board'

type Squares = { edge: number; held: Map<string, string[]> }

const cut = new WeakMap<Sheet['cells'], Squares>()

/** The cell under a point of the sheet. */
export function cellAt(board: Sheet, x: number, y: number): string | null {
  const { edge, held } = squaresOf(board)
  const near = held.get(square(x / edge, y / edge)) ?? []
  return near.find((label) => isInside((board.cells[label] as Cell).polygon, x, y)) ?? null
}

function square(column: number, row: number): string {
  return `${Math.floor(column)} ${Math.floor(row)}`
}

function squaresOf(board: Sheet): Squares {
  const known = cut.get(board.cells)
  if (known) return known
  const cells = Object.entries(board.cells)
  const edge = pitch(board) // about one cell a square
  const held = new Map<string, string[]>()
  for (const [label, { polygon }] of cells) {
    const across = polygon.map(([x]) => Math.floor(x / edge))
    const down = polygon.map(([, y]) => Math.floor(y / edge))
    for (let column = Math.min(...across); column <= Math.max(...across); column++) {
      for (let row = Math.min(...down); row <= Math.max(...down); row++) {
        const key = square(column, row)
        held.set(key, [...(held.get(key) ?? []), label])
      }
    }
  }
  const made = { edge, held }
  cut.set(board.cells, made)
  return made
}

/** Whether a point lies in a polygon. */
export function isInside(polygon: [number, number][], x: number, y: number): boolean {
  let inside = false
  let [px, py] = polygon[polygon.length - 1] as [number, number]
  for (const [qx, qy] of polygon) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside
    px = qx
    py = qy
  }
  return inside
}
