import { describe, expect, it } from 'vitest'
import { attempted, choicesIn, clickCell, clickUnit, folded, lineInto, NOTHING, namesIn, onlySettles, targetsOf, type Choice } from '../src/lib/play/choices'
import { smallBoard } from './board'
import { decision, options } from './shown'

const board = smallBoard()
const read = (...lines: string[]): Choice[] => choicesIn(options(...lines), board)

describe('choices', () => {
  it('makes units, cells and buttons of the lines', () => {
    const targets = targetsOf(read('move a', 'go 12', 'bid 3', 'end'), NOTHING)
    expect([...targets.units.keys()]).toEqual(['a'])
    expect([...targets.cells.keys()]).toEqual(['12'])
    expect(targets.buttons.map((choice) => choice.line)).toEqual(['bid 3', 'end'])
  })

  it('folds a verb that has too many buttons beside another, but no numbers', () => {
    const told = ['1-2', '1-3', '2-1', '2-3', '3-1'].map((word) => `tell ${word}`)
    const lines = (choices: Choice[]) => choices.map(({ line }) => line)
    const { open, folds } = folded(read(...told, 'end'))
    expect(lines(open)).toEqual(['end'])
    expect(folds.map(([verb, choices]) => [verb, lines(choices)])).toEqual([['tell', told]])
    for (const all of [[...told.slice(1), 'end'], told, ['bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'end']]) {
      expect(lines(folded(read(...all)).open)).toEqual(all)
    }
  })

  it('takes the first verb for a cell that has several, unless one is chosen', () => {
    const choices = read('go 12', 'step 12', 'end')
    expect(targetsOf(choices, NOTHING).verbs).toEqual(['go', 'step'])
    expect(clickCell(targetsOf(choices, NOTHING), '12', [])).toEqual({ kind: 'act', line: 'go 12' })
    const stepping = targetsOf(choices, { verb: 'step', unit: null })
    expect(clickCell(stepping, '12', [])).toEqual({ kind: 'act', line: 'step 12' })
  })

  it('asks for the unit first where a choice wants a unit and a cell', () => {
    const choices = read('retreat a 12', 'retreat a 13', 'retreat b 22')
    expect(targetsOf(choices, NOTHING).cells.size).toBe(0)
    expect(clickUnit(targetsOf(choices, NOTHING), 'a')).toEqual({ kind: 'select', unit: 'a' })
    const chosen = targetsOf(choices, { verb: null, unit: 'a' })
    expect([...chosen.cells.keys()]).toEqual(['12', '13'])
    expect(clickCell(chosen, '13', [])).toEqual({ kind: 'act', line: 'retreat a 13' })
  })

  it('settles on a unit only where it wants a place or a word besides', () => {
    expect(onlySettles(read('retreat a 12', 'retreat a 13'))).toBe(true)
    expect(onlySettles(read('share a 1', 'share a 2'))).toBe(true)
    expect(onlySettles(read('move a', 'move a'))).toBe(false)
    expect(onlySettles(read('retreat a 12'))).toBe(false)
  })

  it('takes a unit at once that has one cell to go to', () => {
    const targets = targetsOf(read('retreat a 12', 'retreat a 13', 'retreat b 22'), NOTHING)
    expect(clickUnit(targets, 'b')).toEqual({ kind: 'act', line: 'retreat b 22' })
  })

  it('needs no such question where there is only one unit', () => {
    expect([...targetsOf(read('retreat a 12', 'retreat a 13'), NOTHING).cells.keys()]).toEqual(['12', '13'])
  })

  it('asks for the cell first where a choice also wants what no click can say', () => {
    const choices = read('strike 12 1', 'strike 12 2', 'strike 13 1', 'end')
    const targets = targetsOf(choices, NOTHING)
    expect([...targets.cells.keys()]).toEqual(['12', '13'])
    expect(targets.buttons.map(({ line }) => line)).toEqual(['end'])
    expect(clickCell(targets, '12', ['a'])).toEqual({ kind: 'settle', cell: '12' })
    const settled = targetsOf(choices, { verb: null, unit: null, cell: '12' })
    expect(settled.buttons.map(({ line }) => line)).toEqual(['strike 12 1', 'strike 12 2', 'end'])
  })

  it('asks for the unit first in the same way', () => {
    const choices = read('share a 1', 'share a 2', 'share b 1')
    const targets = targetsOf(choices, NOTHING)
    expect(targets.buttons).toEqual([])
    expect(clickUnit(targets, 'b')).toEqual({ kind: 'select', unit: 'b' })
    const settled = targetsOf(choices, { verb: null, unit: 'a' })
    expect(settled.buttons.map(({ line }) => line)).toEqual(['share a 1', 'share a 2'])
  })

  it('has buttons at once where there is one place alone', () => {
    const targets = targetsOf(read('strike 12 1', 'strike 12 2'), NOTHING)
    expect(targets.buttons.map(({ line }) => line)).toEqual(['strike 12 1', 'strike 12 2'])
    expect(targets.cells.size).toBe(0)
  })

  it('asks which of several units in a stack is meant', () => {
    const targets = targetsOf(read('move a', 'move b'), NOTHING)
    expect(clickCell(targets, '11', ['a', 'b'])).toEqual({ kind: 'ask', units: ['a', 'b'] })
    expect(clickCell(targets, '11', ['b', 'c'])).toEqual({ kind: 'act', line: 'move b' })
    expect(clickCell(targets, '11', ['c'])).toEqual({ kind: 'none' })
  })

  it('knows what was attempted by a click that is not legal', () => {
    expect(attempted(read('move a', 'end'), NOTHING, '11', ['c'])).toBe('move c')
    expect(attempted(read('move a', 'end'), NOTHING, '11', [])).toBeNull()
    expect(attempted(read('go 12', 'end'), NOTHING, '23', ['c'])).toBe('go 23')
    expect(attempted(read('retreat a 12'), NOTHING, '23', [])).toBe('retreat a 23')
    expect(attempted(read('end'), NOTHING, '23', ['c'])).toBeNull()
  })

  it('knows what a click into a cell would do with the unit that was chosen', () => {
    const choices = read('move c', 'retreat a1 1', 'retreat a1 12', 'retreat b 22')
    const chosen = targetsOf(choices, { verb: null, unit: 'a1' })
    expect(lineInto(chosen, '33')).toBe('retreat a1 33')
    expect(lineInto(targetsOf(choices, NOTHING), '33')).toBeNull()
  })

  it('names the units and cells of a prompt', () => {
    const decisions = { red: decision({ args: { unit: 1, cells: [0, 2], points: 4 } }) }
    expect(namesIn(decisions, board, 'unit')).toEqual(['b'])
    expect(namesIn(decisions, board, 'cell')).toEqual(['11', '13'])
  })
})
