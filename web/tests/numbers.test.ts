import { expect, test } from 'vitest'
import { points, share, signed } from '../src/lib/numbers'

test('what is added has its sign, and a word has none', () => {
  expect(['3', '-1', '1/2', '-3/2', '0', 'E', '1/2 E'].map(signed)).toEqual(['+3', '−1', '+1/2', '−3/2', '0', 'E', '1/2 E'])
})

test('a fraction is a number', () => {
  expect(share('1/4')).toBe(0.25)
})

test('quarters and halves are written as maps print them', () => {
  expect([3, 1.5, 0.5, 2.25, 0.75].map(points)).toEqual(['3', '1½', '½', '2¼', '¾'])
})
