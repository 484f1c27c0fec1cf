import { expect, it } from 'vitest'
import type { TableDetail, View } from '../src/lib/answers'
import { inForce, mayOrder, untilWords } from '../src/lib/play/orders'
import { holding } from '../src/table/state/standing'
import { smallBoard } from './board'
import { decision, options } from './shown'

const board = { ...smallBoard(), windows: { fire: 'Fire' }, until: { turn: 'turn', loss: 'until a loss' } }

function view(more: Partial<View> = {}): View {
  return { game: 'g', seat: 's', waiting_for: [], decisions: {}, events: [], ...more } as View
}

it('says when an order ends in the words of the page, else in those of the game', () => {
  expect(untilWords(board, 'turn')).toBe('until the end of the turn')
  expect(untilWords(board, 'loss')).toBe('until a loss')
})

it('lists the orders in force with what withdraws them', () => {
  const orders = [{ side: 'red', window: 'fire', until: 'turn' }]
  expect(inForce(view({ orders }), board)).toEqual([
    { side: 'red', line: 'withdraw fire', text: 'Fire: pass until the end of the turn' },
  ])
  expect(mayOrder(view({ orders }), board, ['red']).flatMap(({ orders }) => orders.map(({ line }) => line))).toEqual([
    'order fire loss',
  ])
})

it('offers no order to a side that is asked at that moment, nor in a game without reactions', () => {
  const asked = view({ decisions: { red: decision({ options: options('pass', 'pass-until turn') }) } })
  expect(mayOrder(asked, board, ['red', 'blue']).map(({ side }) => side)).toEqual(['blue', 'blue'])
  expect(mayOrder(view(), smallBoard(), ['red'])).toEqual([])
})

it('sorts the orders that may be given by when they end', () => {
  const windows = { fire: 'Fire', march: 'March' }
  const rows = mayOrder(view(), { ...board, windows }, ['red'])
  expect(rows.map(({ title, orders }) => [title, ...orders.map(({ window }) => window)])).toEqual([
    ['Pass until the end of the turn', 'Fire', 'March'],
    ['Pass until a loss', 'Fire', 'March'],
  ])
})

it('knows which sides a seat holds now', () => {
  const table = { seats: [{ seat: 'north', sides: ['red'] }] } as unknown as TableDetail
  expect(holding(table, { north: ['red'] })).toBe(table)
  expect(holding(table, { north: ['blue'] }).seats[0]?.sides).toEqual(['blue'])
})
