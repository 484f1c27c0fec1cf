import { expect, it } from 'vitest'
import { sharedStart } from '../src/lib/play/wording'

it('says once what several texts begin with, and leaves each a word', () => {
  expect(sharedStart(['Passer jusqu’à la fin de l’impulsion', 'Passer jusqu’à la fin du tour'])).toEqual({
    start: 'Passer jusqu’à la fin',
    rests: ['de l’impulsion', 'du tour'],
  })
  expect(sharedStart(['Pass until', 'Pass until the end'])).toEqual({ start: 'Pass', rests: ['until', 'until the end'] })
  expect(sharedStart(['Pass', 'Fire']).start).toBe('')
  expect(sharedStart([]).start).toBe('')
})
