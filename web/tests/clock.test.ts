import { expect, it } from 'vitest'
import { isLow, secondsLeft, inUnits } from '../src/lib/clock'

it('counts a running clock on from when it was read, never below nothing', () => {
  expect(secondsLeft({ left: 100, runs: true }, 30)).toBe(70)
  expect(secondsLeft({ left: 100, runs: false }, 30)).toBe(100)
  expect(secondsLeft({ left: 100, runs: true }, 300)).toBe(0)
})

it('warns in the last tenth', () => {
  expect([isLow(361, 60), isLow(359, 60)]).toEqual([false, true])
})

it('says the two units that matter', () => {
  expect(inUnits(65)).toEqual({ kind: 'minutes', large: '1', small: '05' })
  expect(inUnits(2 * 3600 + 61)).toEqual({ kind: 'hours', large: '2', small: '1' })
  expect(inUnits(3 * 86_400 + 5 * 3600)).toEqual({ kind: 'days', large: '3', small: '5' })
})
