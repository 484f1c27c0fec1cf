import { expect, it } from 'vitest'
import { choicesIn, NOTHING } from '../src/lib/play/choices'
import { choiceNamed, sharedStart } from '../src/lib/play/wording'
import { smallBoard } from './board'
import { options } from './shown'

it('calls a verb as the decision calls it, or else as usual', () => {
  const named = (labels: Record<string, string>) => choicesIn(options('end', 'move a'), smallBoard(), labels).map((choice) => choiceNamed(smallBoard(), choice, NOTHING))
  const usual = named({})
  expect(named({ end: 'That’s all' })).toEqual(['That’s all', usual[1]])
  expect(usual[0]).not.toBe('That’s all')
})

it('says once what several texts begin with, and leaves each a word', () => {
  expect(sharedStart(['Passer jusqu’à la fin de l’impulsion', 'Passer jusqu’à la fin du tour'])).toEqual({
    start: 'Passer jusqu’à la fin',
    rests: ['de l’impulsion', 'du tour'],
  })
  expect(sharedStart(['Pass until', 'Pass until the end'])).toEqual({ start: 'Pass', rests: ['until', 'until the end'] })
  expect(sharedStart(['Pass', 'Fire']).start).toBe('')
  expect(sharedStart([]).start).toBe('')
})
