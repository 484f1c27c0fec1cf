import { describe, expect, it } from 'vitest'
import type { View } from '../src/lib/answers'
import { plain } from '../src/lib/names'
import { rolesOf, withRoles } from '../src/lib/play/roles'
import { smallBoard } from './board'

const board = {
  ...smallBoard(),
  panels: [
    { list: 'points', title: 'Points', columns: [{ field: 'side', name: 'Side' }] },
    {
      list: 'roles',
      title: 'Roles',
      columns: [
        { field: 'role', name: 'Role', values: { chief: 'Chief', guard: 'the guard' } },
        { field: 'player', name: 'Player', seat: true },
      ],
    },
  ],
}
const view = {
  ...{ game: '', seat: '', waiting_for: [], decisions: {}, events: [] },
  points: [{ side: 'red' }],
  roles: [
    { role: 'chief', player: 'red-2' },
    { role: 'guard', player: 'red-1' },
  ],
} as View

describe('roles of seats', () => {
  it('are those that the view gives them', () => {
    expect(rolesOf(board, view)).toEqual({ 'red-2': 'Chief', 'red-1': 'the guard' })
    expect(rolesOf(board, { ...view, roles: undefined })).toEqual({})
  })

  it('stand with the seats in every form, but not where a seat has none', () => {
    const seats = ['red-1', 'blue'].map((seat) => ({ seat, ...plain(seat) }))
    const [first, blue] = withRoles(seats, rolesOf(board, view))
    expect([first?.title, first?.forms.of]).toEqual(['red-1 (the guard)', 'red-1 (the guard)'])
    expect(blue).toEqual(seats[1])
  })
})
