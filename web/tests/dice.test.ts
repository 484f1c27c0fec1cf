import { describe, expect, it } from 'vitest'
import { commitmentOf, numbersOf, readRecord, RecordFault, tally, throwOf } from '../src/dice/dice'
import vectors from './dice.vectors.json'

describe('the dice of the kernel, computed a second time', () => {
  it('gives the same throws', () => {
    for (const { key, number, sides, value } of vectors.throws) expect(throwOf(key, number, sides)).toBe(value)
    expect(vectors.throws.length).toBeGreaterThan(50)
  })

  it('gives the same commitments', () => {
    for (const { key, commitment } of vectors.commitments) expect(commitmentOf(key)).toBe(commitment)
  })
})

describe('a record', () => {
  const fault = (text: string) => {
    try {
      readRecord(text)
    } catch (error) {
      if (error instanceof RecordFault) return [error.fault, error.line]
    }
    return null
  }

  it('is read when every seal holds', () => {
    const read = readRecord(vectors.record)
    expect(commitmentOf(read.key)).toBe(read.commitment)
    expect(read.lines).toBe(vectors.record.split('\n').length - 1)
  })

  it('betrays the line in which a byte was changed', () => {
    const lines = vectors.record.split('\n')
    for (let at = 1; at < lines.length - 1; at++) {
      const changed = lines.map((line, index) => (index === at ? line.replace(/[a-z]/, 'q') : line))
      expect(fault(changed.join('\n'))).toEqual(['changed', at + 1])
    }
  })

  it('is told from other files, and from one that is cut or has no key', () => {
    expect(fault('Hello')).toEqual(['no-record', 1])
    expect(fault(vectors.record.slice(0, -3))?.[0]).toBe('cut')
    expect(fault(`${vectors.record.split('\n').slice(0, 3).join('\n')}\n`)).toEqual(['cut', 3])
    expect(fault(vectors.promise)?.[0]).toBe('cut')
  })
})

it('numbers open and secret throws apart', () => {
  const throws = [null, ['red'], null, [], ['blue']].map((seen_by) => ({ seen_by }))
  expect(numbersOf(throws)).toEqual([1, 1_000_001, 2, 1_000_002, 1_000_003])
})

it('counts the faces of each kind of die', () => {
  const throws = [6, 6, 1].map((value) => ({ sides: 6, value }))
  const [six, ten] = tally([...throws, { sides: 10, value: 10 }])
  expect([six?.total, ...(six?.faces ?? []).map((face) => face.count)]).toEqual([3, 1, 0, 0, 0, 0, 2])
  expect([ten?.sides, ten?.faces.at(-1)?.count]).toEqual([10, 1])
})
