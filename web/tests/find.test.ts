import { describe, expect, it } from 'vitest'
import { nearestTo } from '../src/lib/map/board'
import { findCell, namesOn } from '../src/lib/map/find'
import { metres } from '../src/lib/numbers'
import { smallBoard } from './board'

const board = smallBoard()
board.cells['21'] = { ...board.cells['21']!, name: 'Bernau' }
board.cells['23'] = { ...board.cells['23']!, name: 'Königsberg' }

describe('finding a cell', () => {
  it('knows its number', () => expect(findCell(board, ' 22 ')).toBe('22'))
  it('knows a name without its accents and capitals', () => expect(findCell(board, 'KONIGSBERG')).toBe('23'))
  it('is content with the beginning, and prefers the whole', () => {
    expect(findCell(board, 'bern')).toBe('21')
    expect(findCell(board, 'berlin')).toBe('12')
  })
  it('says when there is none', () => {
    expect(findCell(board, 'Paris')).toBeNull()
    expect(findCell(board, '  ')).toBeNull()
  })
  it('lists the names in order', () => expect(namesOn(board)).toEqual(['Berlin', 'Bernau', 'Königsberg']))
  it('finds what is nearest to a point', () => expect(nearestTo(board, { x: 290, y: 190 })).toBe('23'))
})

describe('distances', () => {
  it('are in metres or kilometres, in the language', () => {
    expect(metres(457, 'en')).toBe('457 m')
    expect(metres(25400, 'fr').replace(/\s/gu, ' ')).toBe('25,4 km')
  })
})
