/** The board file: where cells lie on the sheet and what everything is called. The client knows no game. */

import type { BoardFile, Cell, Sheet } from '../answers'

/** The board of a table: without overlays that need an option which was not chosen. */
export function playedWith(board: BoardFile, options: Record<string, boolean>): BoardFile {
  const chosen = (option?: string) => !option || options[option]
  const windows = board.windows && Object.entries(board.windows).filter(([name]) => chosen(board.window_options?.[name]))
  return {
    ...board,
    overlays: (board.overlays ?? []).filter(({ option }) => chosen(option)),
    ...(windows ? { windows: Object.fromEntries(windows) } : {}),
  }
}

/** `Berlin (2512)`, the number alone where there is no town, or the name alone where there are no numbers. */
export function cellName(board: Sheet, label: string): string {
  const name = board.cells[label]?.name
  return name ? (board.numbered ? `${name} (${label})` : name) : label
}

/** `3312/3313`, or the names of both cells. */
export function edgeName(board: Sheet, edge: string): string {
  return edge.split('/').map((label) => cellName(board, label)).join('/')
}

/** About how far it is from cell to cell. */
export function pitch(board: Sheet): number {
  return Math.sqrt((board.width * board.height) / Math.max(Object.keys(board.cells).length, 1))
}

/** The outline of a cell as the points attribute of SVG. */
export function outline(board: Sheet, label: string): string {
  return (board.cells[label]?.polygon ?? []).map((point) => point.join(',')).join(' ')
}

/** An arrow from cell to cell, bent by a share of its length, that stops short of its goal. */
export function arrow(board: BoardFile, from: string, to: string, bend: number): string {
  const a = board.cells[from]
  const b = board.cells[to]
  if (!a || !b) return ''
  const away = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const mx = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const my = (a.y + b.y) / 2 + (b.x - a.x) * bend
  const short = Math.max(0, 1 - 20 / away)
  return `M${a.x} ${a.y}Q${mx} ${my} ${a.x + (b.x - a.x) * short} ${a.y + (b.y - a.y) * short}`
}

/** The middle of some cells, or of the sheet when there are none. */
export function middleOf(cells: Cell[], sheet: { width: number; height: number }): { x: number; y: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  if (!cells.length) return { x: sheet.width / 2, y: sheet.height / 2 }
  return { x: mean(cells.map((cell) => cell.x)), y: mean(cells.map((cell) => cell.y)) }
}

/** The spot nearest to a point in a direction, for arrow keys; sideways distance counts double. */
export function neighbourIn(
  board: Sheet,
  from: string,
  direction: [number, number],
  spots: Iterable<string>,
): string | null {
  const here = board.cells[from]
  if (!here) return null
  let best: string | null = null
  let least = Infinity
  for (const label of spots) {
    const there = board.cells[label]
    if (!there || label === from) continue
    const dx = there.x - here.x
    const dy = there.y - here.y
    const along = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = label
    }
  }
  return best
}

/** The cell nearest to a point. */
export function nearestTo(board: Sheet, { x, y }: { x: number; y: number }): string | null {
  let best: string | null = null
  let least = Infinity
  for (const [label, cell] of Object.entries(board.cells)) {
    const away = Math.hypot(cell.x - x, cell.y - y)
    if (away < least) [best, least] = [label, away]
  }
  return best
}

/** The spot nearest to a cell. */
export function nearest(board: BoardFile, from: string, spots: Iterable<string>): string | null {
  const here = board.cells[from]
  if (!here) return null
  const away = (label: string) => {
    const there = board.cells[label]
    return there ? Math.hypot(there.x - here.x, there.y - here.y) : Infinity
  }
  return [...spots].reduce<string | null>((best, label) => (best === null || away(label) < away(best) ? label : best), null)
}
