import { expect, it } from 'vitest'
import { placesIn, strikes } from '../src/lib/play/scene'
import { smallBoard } from './board'
import { event } from './shown'

const BOARD = smallBoard()
BOARD.order.unit = ['a', 'b', 'c']
const [HERE, THERE, BEYOND] = BOARD.order.cell as unknown as [string, string, string]
const UNITS = [
  { id: 'a', side: 'red', place: 'map', cell: HERE },
  { id: 'b', side: 'red', place: 'map', cell: THERE },
  { id: 'c', side: 'red', place: 'box' },
]

it('finds who strikes where, from where the attackers stood', () => {
  const combat = event('combat', { attackers: [0, 1, 2], cells: [1, 2] })
  expect(strikes([combat], BOARD, UNITS)).toEqual([
    { from: HERE, to: THERE },
    { from: HERE, to: BEYOND },
    { from: THERE, to: BEYOND },
  ])
  expect(strikes([event('move', { unit: 0, cell: 1 })], BOARD, UNITS)).toEqual([])
})

it('finds where to look: at the cells that are named, or at the units', () => {
  const events = [
    event('taken', { cell: 2, unit: 0 }),
    event('reduced', { unit: 1 }),
    event('lost', { unit: 2 }),
  ]
  expect(placesIn(events, BOARD, UNITS)).toEqual([BEYOND, THERE])
})
