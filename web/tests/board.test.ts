import { describe, expect, it } from 'vitest'
import { cellName, nearest, neighbourIn, playedWith } from '../src/lib/map/board'
import { middleOf } from '../src/lib/map/edges'
import { layOut, lookouts, markersOf, moves, reading, stacksOf } from '../src/lib/map/pieces'
import { cellAt } from '../src/lib/map/under'
import { smallBoard } from './board'

const board = smallBoard()
const unit = (id: string, cell?: string) => ({ id, side: 'red', place: cell ? 'map' : 'box', ...(cell ? { cell } : {}) })

describe('the board', () => {
  it('finds the cell under a point', () => {
    expect(cellAt(board, 210, 120)).toBe('12')
    expect(cellAt(board, 5, 5)).toBeNull()
    expect(cellAt(board, -900, 9000)).toBeNull()
    for (const [label, { polygon, x, y }] of Object.entries(board.cells)) {
      for (const [px, py] of polygon) expect(cellAt(board, x + (px - x) * 0.99, y + (py - y) * 0.99)).toBe(label)
    }
  })

  it('names cells by their town', () => {
    expect([cellName(board, '12'), cellName(board, '11')]).toEqual(['Berlin (12)', '11'])
    expect(cellName({ ...board, numbered: false }, '12')).toBe('Berlin')
  })

  it('shows once in a stack where units look that look the same way', () => {
    const looking = (id: string, cell: string, facing?: string) => ({ ...unit(id, cell), ...(facing ? { facing } : {}) })
    const units = [looking('a', '11', 'N'), looking('b', '11', 'N'), looking('c', '11'), looking('d', '12', 'S'), looking('e', '12', 'N')]
    expect([...lookouts(stacksOf(units))]).toEqual(['b', 'd', 'e'])
  })

  it('leaves out the overlays of options that were not chosen', () => {
    const overlays = [{ name: 'supply', title: 'Supply', tones: {} }, { name: 'sectors', title: 'Sectors', option: 'team', tones: {} }]
    const shown = (options: Record<string, boolean>) => playedWith({ ...board, overlays }, options).overlays?.map(({ name }) => name)
    expect([shown({}), shown({ team: false }), shown({ team: true })]).toEqual([['supply'], ['supply'], ['supply', 'sectors']])
  })

  it('leaves out the windows of options that were not chosen', () => {
    const file = { ...board, windows: { fire: 'Fire', dummies: 'Dummies' }, window_options: { dummies: 'hidden' } }
    const shown = (options: Record<string, boolean>) => Object.keys(playedWith(file, options).windows ?? {})
    expect([shown({}), shown({ hidden: true })]).toEqual([['fire'], ['fire', 'dummies']])
    expect(playedWith(board, {}).windows).toBeUndefined()
  })

  it('finds the spot nearest to a cell', () => {
    expect(nearest(board, '11', ['13', '22'])).toBe('22')
    expect(nearest(board, '11', [])).toBeNull()
  })

  it('goes with an arrow key to the nearest spot that way', () => {
    expect(neighbourIn(board, '11', [1, 0], ['12', '13', '22'])).toBe('12')
    expect(neighbourIn(board, '11', [0, 1], ['12', '22'])).toBe('22')
    expect(neighbourIn(board, '11', [-1, 0], ['12', '13'])).toBeNull()
  })
})

describe('pieces', () => {
  it('stand in stacks, the lowest first and lowest down', () => {
    const placed = layOut(stacksOf([unit('a', '11'), unit('b', '11'), unit('c')]), board, 1)
    expect(placed.map((piece) => piece.id)).toEqual(['a', 'b'])
    expect(placed[1]?.y).toBeLessThan(placed[0]?.y ?? 0)
  })

  it('get smaller in high stacks', () => {
    const high = layOut(stacksOf(['a', 'b', 'c', 'd'].map((id) => unit(id, '11'))), board, 1)
    expect(high[0]?.edge).toBeLessThan(40)
  })

  it('leave the number of their cell in sight, however many stand there', () => {
    for (const count of [1, 2, 3, 6]) {
      const ids = [...'abcdef'].slice(0, count)
      const top = layOut(stacksOf(ids.map((id) => unit(id, '11'))), board, 1).at(-1)
      expect(top?.y).toBeGreaterThanOrEqual((board.cells['11']?.y ?? 0) - board.counter.head)
    }
  })

  it('stand in piles side by side where the board says so', () => {
    const piles = { ...board, counter: { ...board.counter, pile: 2 } }
    const [a, b, c] = layOut(stacksOf(['a', 'b', 'c'].map((id) => unit(id, '11'))), piles, 1)
    expect([a?.edge, c?.edge, c?.y]).toEqual([40, 40, a?.y])
    expect((c?.x ?? 0) - (b?.x ?? 0)).toBeGreaterThan(40)
  })

  it('leave a trail from where they stood', () => {
    const trails = moves([unit('a', '11'), unit('b', '12')], [unit('a', '13'), unit('b', '12')])
    expect(trails).toEqual([{ id: 'a', from: '11', to: '13' }])
  })

  it('get markers from the lists of the view', () => {
    const view = { towns: [{ at: '12', held: 'red' }, { at: '13', held: 'blue' }], ruins: ['21'] }
    expect(markersOf(view, board).map(({ cell, sign }) => cell + sign)).toEqual(['12R', '21×'])
    const named = { ...board, markers: board.markers.map((kind) => ({ ...kind, named: 'who' })) }
    const [town] = markersOf({ towns: [{ at: '12', held: 'red', who: 'Anna' }] }, named)
    expect(town?.name).toBe(`Anna (${board.markers[0]?.looks['red']?.name})`)
  })

  it('get the markers of an edge in its middle', () => {
    const looks = { blown: { name: 'blown', colour: '#000000', sign: '×' } }
    const markers = [{ list: 'bridges', edge: 'edge', key: 'kind', looks }]
    const [found] = markersOf({ bridges: [{ edge: '11/12', kind: 'blown' }] }, { ...board, markers })
    expect(found).toMatchObject({ onEdge: true, ...middleOf(board, '11/12') })
  })
})

it('reads a path in the view', () => {
  expect(reading({ rates: { red: 2 } }, 'rates.red')).toBe(2)
  expect(reading({}, 'rates.red')).toBeUndefined()
})
