import { expect, test } from 'vitest'
import type { BoardFile } from '../src/lib/answers'
import { endsOf, edgeNear, directionOf, middleOf, waysFrom } from '../src/lib/map/edges'
import { targetsOf, clickUnit, NOTHING, type Choice } from '../src/lib/play/choices'

/** A hex with a flat top, and its neighbour to the south. */
function hex(x: number, y: number): { x: number; y: number; polygon: [number, number][]; terrain: string } {
  const corners = [0, 60, 120, 180, 240, 300].map((turn) => (turn * Math.PI) / 180)
  return { x, y, polygon: corners.map((turn) => [x + 50 * Math.cos(turn), y + 50 * Math.sin(turn)]), terrain: '' }
}

const HIGH = 50 * Math.sqrt(3)
const BOARD = {
  cells: { '0101': hex(100, 100), '0102': hex(100, 100 + HIGH) },
  order: { edge: ['0101/0102'], direction: ['N', 'NE', 'SE', 'S', 'SW', 'NW'] },
} as unknown as BoardFile

test('an edge lies between its cells', () => {
  expect(middleOf(BOARD, '0101/0102')?.x).toBeCloseTo(100)
  expect(middleOf(BOARD, '0101/0102')?.y).toBeCloseTo(100 + HIGH / 2)
  const xs = endsOf(BOARD, '0101/0102')?.map(([x]) => Math.round(x))
  expect(xs?.sort()).toEqual([125, 75])
})

test('a click near an edge finds it from both sides, and further off none', () => {
  expect(edgeNear(BOARD, '0101', [110, 140], 12)).toBe('0101/0102')
  expect(edgeNear(BOARD, '0102', [90, 148], 12)).toBe('0101/0102')
  expect(edgeNear(BOARD, '0101', [100, 100], 12)).toBeNull()
})

test('directions stand clockwise from north', () => {
  const ways = waysFrom(BOARD, hex(0, 0))
  expect(ways.get('N')?.map((part) => Math.round(part) + 0)).toEqual([0, Math.round(-HIGH / 2)])
  expect(ways.get('SE')?.map((part) => part > 0)).toEqual([true, true])
  expect(ways.get('NW')?.map((part) => part < 0)).toEqual([true, true])
})

test('the ring of the only unit that can turn waits until it is picked, if others can be picked', () => {
  const face = (unit: string, direction: string): Choice => ({ line: `face ${unit} ${direction}`, verb: 'face', unit, cell: null, direction, rest: [] })
  const pick: Choice = { line: 'pick b', verb: 'pick', unit: 'b', cell: null, rest: [] }
  const choices = [face('a', 'N'), face('a', 'S'), pick]
  expect(targetsOf(choices, NOTHING).directions.size).toBe(0)
  expect([...targetsOf(choices, { verb: null, unit: 'a' }).directions.keys()]).toEqual(['N', 'S'])
  expect([...targetsOf(choices, { verb: 'face', unit: null }).directions.keys()]).toEqual(['N', 'S'])
})

test('edges are lit at once, directions when their unit is chosen', () => {
  const face = (unit: string, direction: string): Choice => ({ line: `face ${unit} ${direction}`, verb: 'face', unit, cell: null, direction, rest: [] })
  const choices: Choice[] = [face('a', 'N'), face('a', 'S'), face('b', 'N'), { line: 'blow 0101/0102', verb: 'blow', unit: null, cell: null, edge: '0101/0102', rest: [] }]
  const before = targetsOf(choices, NOTHING)
  expect([...before.edges.keys()]).toEqual(['0101/0102'])
  expect(before.directions.size).toBe(0)
  expect(clickUnit(before, 'a')).toEqual({ kind: 'select', unit: 'a' })
  expect([...targetsOf(choices, { verb: null, unit: 'a' }).directions.keys()]).toEqual(['N', 'S'])
})

test('a drag points to the side that lies most nearly in its way', () => {
  const ways = waysFrom(BOARD, hex(100, 100))
  const found = ([[0, -9], [9, -4], [9, 6], [1, 9], [-9, 4], [-9, -5]] as [number, number][]).map((way) => directionOf(ways, way))
  expect(found).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW'])
})
