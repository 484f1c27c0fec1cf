import { expect, it } from 'vitest'
import { applied, type Difference } from '../src/lib/differences'
import vectors from './differences.vectors.json'

it.each(vectors)('makes $new of $old', ({ old, new: whole, difference }) => {
  const before = structuredClone(old)
  const made = difference === null ? old : applied(old, difference as unknown as Difference)
  expect(JSON.stringify(made)).toBe(JSON.stringify(whole)) // in the same order, too
  expect(old).toEqual(before)
})
