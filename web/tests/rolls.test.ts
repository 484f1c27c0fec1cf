import { expect, test } from 'vitest'
import type { LogLine } from '../src/lib/answers'
import { lastRoll } from '../src/lib/play/rolls'
import { event, logLine } from './shown'

const line = (seq: number, message: string, args: Record<string, unknown>): LogLine =>
  logLine(seq, { text: message, events: [event(message, args)] })
const log = [
  line(4, 'combat.Dr', { die: 3, odds: '2-1' }),
  line(5, 'combat.retreated', { unit: 3 }),
  line(6, 'weather.rolled', { dice: [2, 5] }),
  line(7, 'turn.begins', { turn: 2 }),
]

test('the last roll is found with its dice and its result', () => {
  expect(lastRoll(log, 0)).toMatchObject({ seq: 6, dice: [2, 5], result: 'rolled', column: null })
  expect(lastRoll(log.slice(0, 2), 0)).toMatchObject({ seq: 4, dice: [3], result: 'Dr', column: '2-1' })
})

test('of several rolls in a line, that of the combat is meant, with the result it names', () => {
  const both = { ...line(8, 'combat.result', { die: 5, odds: '1:2', result: '+1 A1' }) }
  both.events = [...both.events, event('operations.end', { die: 2 })]
  expect(lastRoll([both], 0)).toMatchObject({ dice: [5], result: '+1 A1', column: '1:2' })
})

test('where nobody fights, all the dice of a line are shown', () => {
  const several = { ...line(8, 'arrival.delayed', { die: 2 }) }
  several.events = [...several.events, event('arrival.comes', { die: 6 })]
  expect(lastRoll([several], 0)).toMatchObject({ dice: [2, 6], result: '' })
})

test('the card of the dice leaves out what happened by the way', () => {
  const turn = event('turn.begins', {}, { kind: 'minor', text: 'Turn 2 begins.', rules: ['4.0'] })
  const air = event('air.rolled', { dice: [3, 4] }, { text: 'Aircraft: 1.', rules: ['11.4'] })
  const told = logLine(9, { text: 'Turn 2 begins. Aircraft: 1.', rules: ['4.0', '11.4'], events: [turn, air] })
  expect(lastRoll([told], 0)).toMatchObject({ text: 'Aircraft: 1.', rules: ['11.4'] })
})

test('rolls before the last action of the player are old news', () => {
  expect(lastRoll(log, 7)).toBeNull()
  expect(lastRoll(log.slice(0, 2), 4)?.seq).toBe(4)
  expect(lastRoll(log.slice(0, 2), 5)).toBeNull()
})
