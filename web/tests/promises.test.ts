import { beforeEach, expect, test, vi } from 'vitest'
import { notedPromise, notePromise } from '../src/lib/promises'

const deal = { seq: 3, kind: 'deal', text: 'Dealt anew. The promise is now: second' }
const move = { seq: 4, kind: 'action', text: 'Moves' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('the first promise stays, whatever the server says later', () => {
  notePromise('t', 'first', 0, [])
  notePromise('t', 'forged', 0, [])
  expect(notedPromise('t')?.commitment).toBe('first')
  expect(notedPromise('other')).toBeNull()
})

test('a deal that the log shows before the first move has its own promise', () => {
  notePromise('t', 'first', 0, [])
  notePromise('t', 'second', 3, [deal])
  expect(notedPromise('t')).toMatchObject({ commitment: 'second', dealt: 3 })
  notePromise('t', 'first', 0, [])
  expect(notedPromise('t')?.commitment).toBe('second')
})

test('a deal that the log does not show, or shows after a move or with another promise, is not believed', () => {
  notePromise('t', 'first', 0, [])
  notePromise('t', 'second', 3, [])
  notePromise('t', 'third', 3, [deal])
  notePromise('t', 'second', 3, [{ ...move, seq: 2 }, deal])
  expect(notedPromise('t')?.commitment).toBe('first')
  notePromise('t', 'second', 3, [deal, move])
  expect(notedPromise('t')?.commitment).toBe('second')
})
