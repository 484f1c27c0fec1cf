/** The board file: where cells lie on the sheet and what everything is called. The client knows no game. */

import type { Forms } from '../names'

export interface Cell {
  x: number
  y: number
  polygon: [number, number][]
  terrain: string
  name?: string
  /** What else is found there, on a map without rules. */
  notes?: string[]
}

export interface UnitInfo {
  name: string
  values: string
  nation: string
  scheme: string
  side0: string
}

export interface Verb {
  kinds: string[]
  label: string
  /** Whether its outcome can be forecast. */
  rolls?: boolean
}

export interface MarkerLook {
  name: string
  colour: string
  sign: string
}

export interface MarkerList {
  list: string
  cell?: string
  key?: string
  looks: Record<string, MarkerLook>
}

export interface Reading {
  path: string
  name: string
  values?: Record<string, string>
}

/** A column of a table in the view. */
export interface Column {
  field: string
  name: string
  values?: Record<string, string>
  /** Whether the field is a cell. */
  cell?: boolean
  /** The field of which this one is a part. */
  of?: string
}

/** A list in the view that is shown as a table. */
export interface PanelLook {
  list: string
  title: string
  columns: Column[]
}

export interface Chart {
  title: string
  columns: string[]
  rows: string[][]
}

export interface Tone {
  name: string
  colour: string
  pattern: 'plain' | 'rising' | 'falling' | 'cross' | 'dots'
}

/** What a place on the sample counter means, and to which side its line leads. */
export interface SamplePart {
  at: [number, number]
  side: 'left' | 'right' | 'top' | 'bottom'
  text: string
}

/** Something that can be laid over the board. */
export interface OverlayLook {
  name: string
  title: string
  /** Whether it is about one unit. */
  unit?: boolean
  tones: Record<string, Tone>
}

/** A sheet with cells on it. */
export interface Sheet {
  /** Whether the labels of cells are printed on the map. */
  numbered: boolean
  width: number
  height: number
  cells: Record<string, Cell>
}

/** Something that the map shows: a sample as a picture, and for terrain, lines and counters their colour. */
export interface LegendEntry {
  kind: string
  key: string
  text: string
  colour: string
  sample: string
}

/** The map of a game that has no rules yet. */
export interface MapFile extends Sheet {
  legend: LegendEntry[]
}

export interface BoardFile extends Sheet {
  /** How counters stand on the sheet: their edge, the steps and piles of a stack. */
  counter: { edge: number; up: number; right: number; lift: number; pile: number; gap: number }
  units: Record<string, UnitInfo>
  /** The names behind the numbers in a prompt's arguments, by kind. */
  order: Record<string, string[]>
  places: { id: string; title: string }[]
  verbs: Record<string, Verb>
  sides: Record<string, string>
  /** How sentences call the sides. */
  forms: Record<string, Forms>
  phases: Record<string, string>
  turns: Record<string, string>
  charts: Chart[]
  /** Every rule of the book by its id: how players cite it, and what it says. */
  rules: Record<string, { name: string; text: string }>
  legend: LegendEntry[]
  marks: Record<string, string>
  /** The letters of marks that have one. */
  signs: Record<string, string>
  results: Record<string, string>
  /** How good a result is for the attacker: good, even or bad. */
  tones: Record<string, string>
  markers: MarkerList[]
  readings: Reading[]
  panels: PanelLook[]
  overlays?: OverlayLook[]
  /** A counter to explain, where the game has one. */
  sample?: { unit?: string; parts: SamplePart[] }
}

/** `Berlin (2512)`, the number alone where there is no town, or the name alone where there are no numbers. */
export function cellName(board: Sheet, label: string): string {
  const name = board.cells[label]?.name
  return name ? (board.numbered ? `${name} (${label})` : name) : label
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
