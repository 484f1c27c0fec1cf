/** Sides of cells as things to point at: edges between two cells (`3312/3313`), and the directions of a cell. */

import type { BoardFile, Cell, Sheet } from '../answers'

export type Spot = [number, number]

/** How far apart the corners of two outlines may lie that are drawn as one. */
const SAME = 2

/** The cells on both sides of an edge. */
export function cellsOf(edge: string): [string, string] {
  const [one = '', other = ''] = edge.split('/')
  return [one, other]
}

/** Both ends of an edge: the corners that the cells share and that lie furthest apart. */
export function endsOf(board: Sheet, edge: string): [Spot, Spot] | null {
  const [one, other] = cellsOf(edge).map((label) => board.cells[label])
  if (!one || !other) return null
  const shared = one.polygon.filter((corner) => other.polygon.some((found) => away(corner, found) < SAME))
  let best: [Spot, Spot] | null = null
  for (const from of shared) {
    for (const to of shared) {
      if (away(from, to) > (best ? away(...best) : SAME)) best = [from, to]
    }
  }
  return best ?? across(one, other)
}

/** The middle of an edge. */
export function middleOf(board: Sheet, edge: string): { x: number; y: number } | null {
  const ends = endsOf(board, edge)
  return ends && { x: (ends[0][0] + ends[1][0]) / 2, y: (ends[0][1] + ends[1][1]) / 2 }
}

/** Where cells share no corners: a short line between their middles, across the way from one to the other. */
function across(one: Cell, other: Cell): [Spot, Spot] {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
  const [dx, dy] = [(other.y - one.y) / 4, (one.x - other.x) / 4]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

/** The way from the middle of a cell in each of the game's directions, which stand clockwise from north. */
export function waysFrom(board: BoardFile, cell: Cell): Map<string, Spot> {
  const sides = cell.polygon
    .map((corner, at): Spot => {
      const next = cell.polygon[(at + 1) % cell.polygon.length] as Spot
      return [(corner[0] + next[0]) / 2 - cell.x, (corner[1] + next[1]) / 2 - cell.y]
    })
    .sort((one, other) => bearing(one) - bearing(other))
  const names = board.order.direction ?? []
  return new Map(names.length === sides.length ? names.map((name, at) => [name, sides[at] as Spot]) : [])
}

/** The direction to which a way leads most nearly. */
export function directionOf(ways: Map<string, Spot>, [x, y]: Spot): string | null {
  const along = ([dx, dy]: Spot) => (dx * x + dy * y) / (Math.hypot(dx, dy) || 1)
  const found = [...ways].sort(([, one], [, other]) => along(other) - along(one))[0]
  return found?.[0] ?? null
}

/** From 0 at north clockwise round; a hair left of north is north. */
function bearing([x, y]: Spot): number {
  const turn = Math.atan2(x, -y)
  return turn < -0.05 ? turn + 2 * Math.PI : turn
}

/** The edge of a cell that lies near a point, as actions write it; null near none that the game names. */
export function edgeNear(board: BoardFile, label: string, [x, y]: Spot, reach: number): string | null {
  const near = (board.order.edge ?? []).filter((edge) => cellsOf(edge).includes(label))
  const found = near.map((edge) => ({ edge, far: fromLine(endsOf(board, edge), [x, y]) })).sort((one, other) => one.far - other.far)[0]
  return found && found.far <= reach ? found.edge : null
}

function fromLine(ends: [Spot, Spot] | null, [x, y]: Spot): number {
  if (!ends) return Infinity
  const [[ax, ay], [bx, by]] = ends
  const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long))
  return away([x, y], [ax + along * (bx - ax), ay + along * (by - ay)])
}

function away(one: Spot, other: Spot): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
