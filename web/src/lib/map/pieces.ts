/** Where counters stand on the sheet. */

import type { BoardFile, MarkerLook, UnitSeen } from '../answers'
import { middleOf } from './edges'

export interface Placed {
  id: string
  face: string | undefined
  x: number
  y: number
  edge: number
}

export interface Marker extends MarkerLook {
  /** Where it lies: a cell or an edge. */
  cell: string
  x: number
  y: number
  large: boolean
  /** Whether it lies on an edge: in its middle, and not in the corner of a cell. */
  onEdge: boolean
}

/** The height of a pile whose counters must still be readable at once. */
const ORDINARY = 3

/** The units of each cell, the lowest first. */
export function stacksOf(units: UnitSeen[]): Map<string, UnitSeen[]> {
  const stacks = new Map<string, UnitSeen[]>()
  for (const unit of units) {
    if (unit.cell === undefined) continue
    const stack = stacks.get(unit.cell)
    if (stack) stack.push(unit)
    else stacks.set(unit.cell, [unit])
  }
  return stacks
}

/** The units that show where they look: of those in a cell that look the same way only the uppermost. */
export function lookouts(stacks: Map<string, UnitSeen[]>): Set<string> {
  const found = new Set<string>()
  for (const stack of stacks.values()) {
    const uppermost = new Map(stack.flatMap(({ id, facing }) => (facing ? [[facing, id] as const] : [])))
    for (const id of uppermost.values()) found.add(id)
  }
  return found
}

/** The edge of a counter in a pile of so many; higher piles get smaller counters. */
function edgeIn(high: number, { edge, up, tallest }: BoardFile['counter'], size: number): number {
  return size * edge * Math.min(1, tallest / (1 + up * (high - 1)))
}

/** The edge of the smallest counters on the map, but for those in piles higher than most. */
export function smallestEdge(stacks: Map<string, UnitSeen[]>, board: BoardFile, size: number): number {
  const { pile } = board.counter
  const highest = Math.max(1, ...[...stacks.values()].map((stack) => Math.min(stack.length, pile || stack.length)))
  return edgeIn(Math.min(highest, ORDINARY), board.counter, size)
}

/** The upper left corner and edge of every counter on the map. */
export function layOut(stacks: Map<string, UnitSeen[]>, board: BoardFile, size: number): Placed[] {
  const { up, right, lift, head, pile, gap } = board.counter
  const placed: Placed[] = []
  for (const [label, stack] of stacks) {
    const cell = board.cells[label]
    if (!cell) continue
    const high = Math.min(stack.length, pile || stack.length)
    const edge = edgeIn(high, board.counter, size)
    const apart = edge * (1 + right * (high - 1) + gap)
    const left = cell.x - (apart * Math.ceil(stack.length / high) - edge * gap) / 2
    const tall = edge * (1 + up * (high - 1))
    const bottom = cell.y + Math.max(tall / 2 - lift, tall - head * size)
    stack.forEach(({ id, face }, number) => {
      const level = number % high
      const x = left + apart * Math.floor(number / high) + edge * right * level
      placed.push({ id, face, x, y: bottom - edge * (1 + up * level), edge })
    })
  }
  return placed
}

/** The stacks as squares on a small map: for each colour of the topmost counters one path. */
export function squares(stacks: Map<string, UnitSeen[]>, board: BoardFile): [string, string][] {
  const colours = new Map(board.legend.filter(({ kind }) => kind === 'counter').map(({ key, colour }) => [key, colour]))
  const paths = new Map<string, string>()
  const edge = board.counter.edge
  for (const [label, units] of stacks) {
    const cell = board.cells[label]
    const top = units[units.length - 1]
    if (!cell || !top) continue
    const colour = colours.get(board.units[top.id]?.scheme ?? '') ?? 'var(--ink)'
    const spot = `M${cell.x - edge / 2} ${cell.y - edge / 2}h${edge}v${edge}h${-edge}Z`
    paths.set(colour, (paths.get(colour) ?? '') + spot)
  }
  return [...paths]
}

/** The markers that the view's lists put on cells and edges. */
export function markersOf(view: Record<string, unknown>, board: BoardFile): Marker[] {
  return (board.markers ?? []).flatMap((kind) => {
    const entries = view[kind.list]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry) => {
      const field = kind.edge ?? kind.cell
      const cell = field ? entry[field] : entry
      const look = kind.looks[kind.key ? String(entry[kind.key]) : 'true']
      const at = kind.edge === undefined ? board.cells[cell] : middleOf(board, cell)
      const own = kind.named ? String(entry[kind.named]) : ''
      const name = own && own !== look?.name ? `${own} (${look?.name})` : look?.name
      return look && at ? [{ ...look, name: name ?? '', cell, x: at.x, y: at.y, large: kind.large === true, onEdge: kind.edge !== undefined }] : []
    })
  })
}

/** What a path such as `rates.soviet` leads to in the view. */
export function reading(view: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | null)?.[key], view)
}

/** The units that stand elsewhere than before: where from, where to. */
export function moves(before: UnitSeen[], after: UnitSeen[]): { id: string; from: string; to: string }[] {
  const was = new Map(before.map((unit) => [unit.id, unit.cell]))
  return after.flatMap((unit) => {
    const from = was.get(unit.id)
    return from && unit.cell && from !== unit.cell ? [{ id: unit.id, from, to: unit.cell }] : []
  })
}
