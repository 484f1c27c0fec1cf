import { expect, test } from 'vitest'
import { halves, share, signed } from '../src/lib/numbers'

test('what is added has its sign, and a word has none', () => {
  expect(['3', '-1', '1/2', '-3/2', '0', 'E', '1/2 E'].map(signed)).toEqual(['+3', '−1', '+1/2', '−3/2', '0', 'E', '1/2 E'])
})

test('a fraction is a number', () => {
  expect(share('1/4')).toBe(0.25)
})

test('halves are written as maps print them', () => {
  expect([3, 1.5, 0.5].map(halves)).toEqual(['3', '1½', '½'])
})
