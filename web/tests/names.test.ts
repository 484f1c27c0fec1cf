import { describe, expect, it } from 'vitest'
import { askedNamed, plain } from '../src/lib/names'
import { smallBoard } from './board'

const board = { ...smallBoard(), sides: { red: 'Reds', blue: 'Blues' }, forms: {} }
const seat = (title: string, ...sides: string[]) => ({ ...plain(title), sides })
const titles = (seats: ReturnType<typeof seat>[], ...sides: string[]) => askedNamed(board, seats, sides).map(({ title }) => title)

describe('names of who is asked', () => {
  it('are those of sides where each seat has its own', () => {
    expect(titles([seat('One', 'red'), seat('Two', 'blue')], 'red')).toEqual(['Reds'])
  })

  it('are those of seats where a team shares a side', () => {
    const seats = [seat('First Red'), seat('Second Red', 'red'), seat('Blue', 'blue')]
    expect(titles(seats, 'red')).toEqual(['Second Red'])
    expect(titles(seats, 'red', 'blue')).toEqual(['Second Red', 'Blue'])
  })
})
