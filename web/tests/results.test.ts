import { expect, it } from 'vitest'
import { resultsOf } from '../src/lib/play/results'
import { smallBoard } from './board'

it('lists results as the game does, also those that are numbers', () => {
  const board = smallBoard()
  const chances = { none: '1/6', R: '1/3', '1': '1/2', E: '0' }
  expect(resultsOf({ ...board, order: { ...board.order, result: ['none', 'R', '1', 'E'] } }, chances)).toEqual(['none', 'R', '1'])
})
