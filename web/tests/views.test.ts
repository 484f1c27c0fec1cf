import { expect, it } from 'vitest'
import type { ChangesMessage, View } from '../src/lib/answers'
import { Views } from '../src/lib/play/views'

const view = (turn: number): View => ({ game: 'toy', seat: 'red', waiting_for: [], decisions: {}, events: [], turn })
const changes = (base: number, turn: number) => ({ type: 'state', base, changes: { turn: [turn] } }) as unknown as ChangesMessage

it('makes the next view of the one that a message is based on', () => {
  const views = new Views()
  views.note(4, view(1))
  views.note(5, view(2))
  expect(views.read(changes(4, 7))).toEqual(view(7))
  expect(views.read(changes(5, 8))).toEqual(view(8))
})

it('makes nothing of a view that it does not have, or no longer', () => {
  const views = new Views()
  for (let seq = 0; seq < 9; seq++) views.note(seq, view(1))
  expect(views.read(changes(0, 7))).toBeNull()
  expect(views.read(changes(8, 7))).toEqual(view(7))
  views.forget()
  expect(views.read(changes(8, 7))).toBeNull()
})
