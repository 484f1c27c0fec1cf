import { describe, expect, it } from 'vitest'
import { choicesIn, type Choice } from '../src/lib/play/choices'
import { comers, together } from '../src/lib/play/together'
import { smallBoard } from './board'
import { options } from './shown'

const board = smallBoard()
const read = (...lines: string[]): Choice[] => choicesIn(options(...lines), board)

describe('units that are taken together', () => {
  it('are taken one after the other where another still can be after the first', () => {
    const choices = read('move a', 'move b', 'move c', 'end')
    const ahead = { 'move a': options('move b', 'move c', 'end') }
    expect(together(choices, 'move', ['a', 'c'], ahead, board)).toEqual({ kind: 'act', picks: [['move a'], ['move c']] })
    const some = { 'move a': options('move c', 'end') }
    expect(together(choices, 'move', ['a', 'b', 'c'], some, board)).toMatchObject({ picks: [['move a'], ['move b'], ['move c']] })
  })

  it('go to a cell that all of them can reach, with all the lines that takes', () => {
    const choices = read('move a', 'move b', 'end')
    const ahead = { 'move a': options('go 12', 'go 13', 'step 12'), 'move b': options('go 13', 'go 21', 'end') }
    const how = together(choices, 'move', ['a', 'b'], ahead, board)
    expect(how.kind === 'where' && [...how.cells]).toEqual([
      ['13', [{ line: 'move a', picks: [['move a', 'go 13'], ['move b', 'go 13']], verb: 'go', unit: null, cell: '13', rest: [] }]],
    ])
  })

  it('follow one that brings the others along, whichever of them can', () => {
    const led: typeof board = { ...board, verbs: { ...board.verbs, with: { kinds: ['unit'], label: 'With', gathers: true }, end: { kinds: [], label: 'Halt', closes: true } } }
    const picked = choicesIn(options('move a', 'move b', 'move c'), led)
    const ahead = { 'move a': options('go 12', 'end'), 'move b': options('with c', 'go 12', 'end'), 'move c': options('with b', 'end') }
    expect(together(picked, 'move', ['a', 'b', 'c'], ahead, led)).toEqual({ kind: 'act', picks: [['move b'], ['with a'], ['with c']] })
    // Whose march stays open until it is ended goes alone.
    expect(together(picked, 'move', ['a', 'b'], ahead, led).kind).toBe('none')
  })

  it('go so too where a line names the unit and the cell', () => {
    const choices = read('retreat a 12', 'retreat a 13', 'retreat b 13')
    const how = together(choices, 'retreat', ['a', 'b'], {}, board)
    expect(how.kind === 'where' && how.cells.get('13')?.[0]?.picks).toEqual([['retreat a 13'], ['retreat b 13']])
  })

  it('are not taken where nothing is known of what follows, or nothing is common', () => {
    const choices = read('move a', 'move b')
    expect(together(choices, 'move', ['a', 'b'], {}, board).kind).toBe('none')
    expect(together(choices, 'move', ['a', 'b'], { 'move a': options('go 12'), 'move b': options('go 13') }, board).kind).toBe('none')
    expect(together(choices, 'move', ['a', 'x'], { 'move a': options('move b') }, board).kind).toBe('none')
  })
})

describe('who can come to a cell', () => {
  it('is every unit with a way there, and its lines', () => {
    const choices = read('move a', 'move b', 'retreat c 13', 'end')
    const ahead = { 'move a': options('go 13', 'step 13'), 'move b': options('go 12') }
    expect([...comers(choices, '13', ahead, board)]).toEqual([
      ['a', ['move a', 'go 13']],
      ['c', ['retreat c 13']],
    ])
    expect(comers(choices, '23', ahead, board).size).toBe(0)
  })
})
