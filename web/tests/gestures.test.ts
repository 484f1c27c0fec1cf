import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gestures, type Point } from '../src/table/board/gestures'

const told: unknown[][] = []
const gestures = () =>
  new Gestures({
    pan: (dx, dy) => told.push(['pan', dx, dy]),
    pinch: (factor, at, dx, dy) => told.push(['pinch', factor, at, dx, dy]),
    hover: (at: Point) => told.push(['hover', at]),
    hold: (at: Point) => told.push(['hold', at]),
    grips: ([x]) => x > 500,
    aim: (at, done) => told.push(['aim', at, done]),
  })

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a pointer that trembles is a tap', () => {
  const hand = gestures()
  hand.down(1, [10, 10], false)
  expect(hand.move(1, [13, 12], false)).toBe(false)
  hand.up(1, [0, 0])
  expect(told).toEqual([])
  expect(hand.isTap()).toBe(true)
})

test('a drag is no tap, and loses nothing of its way', () => {
  const hand = gestures()
  hand.down(1, [10, 10], false)
  hand.move(1, [14, 10], false)
  expect(hand.move(1, [30, 10], false)).toBe(true)
  expect(hand.move(1, [40, 15], false)).toBe(false)
  hand.up(1, [0, 0])
  expect(told).toEqual([
    ['pan', 20, 0],
    ['pan', 10, 5],
  ])
  expect(hand.isTap()).toBe(false)
})

test('two fingers that part make the map larger about their middle', () => {
  const hand = gestures()
  hand.down(1, [100, 100], true)
  hand.down(2, [200, 100], true)
  hand.move(2, [300, 100], true)
  hand.up(2, [0, 0])
  hand.up(1, [0, 0])
  expect(told).toEqual([['pinch', 2, [200, 100], 50, 0]])
  expect(hand.isTap()).toBe(false)
})

test('a finger that stays asks, and does not choose', () => {
  const hand = gestures()
  hand.down(1, [10, 10], true)
  vi.runAllTimers()
  hand.up(1, [0, 0])
  expect(told).toEqual([['hold', [10, 10]]])
  expect(hand.isTap()).toBe(false)
})

test('a finger that is lifted, moves or gets company does not ask', () => {
  for (const otherwise of [
    (hand: Gestures) => hand.up(1, [0, 0]),
    (hand: Gestures) => hand.move(1, [90, 90], true),
    (hand: Gestures) => hand.down(2, [90, 90], true),
  ]) {
    const hand = gestures()
    hand.down(1, [10, 10], true)
    otherwise(hand)
    vi.runAllTimers()
  }
  expect(told.filter(([what]) => what === 'hold')).toEqual([])
})

test('only a mouse hovers', () => {
  const hand = gestures()
  hand.move(1, [10, 10], true)
  hand.move(2, [20, 20], false)
  expect(told).toEqual([['hover', [20, 20]]])
})

test('a drag that takes hold of something turns it and leaves the map where it is', () => {
  const hand = gestures()
  hand.down(1, [600, 10], true)
  hand.move(1, [620, 10], true)
  hand.up(1, [640, 10])
  vi.runAllTimers()
  expect(told).toEqual([
    ['aim', [620, 10], false],
    ['aim', [640, 10], true],
  ])
  expect(hand.isTap()).toBe(false)
})

test('a second finger or a lost pointer gives such a drag up', () => {
  for (const end of [(hand: Gestures) => hand.down(2, [700, 10], true), (hand: Gestures) => hand.up(1, null)]) {
    told.length = 0
    const hand = gestures()
    hand.down(1, [600, 10], true)
    hand.move(1, [620, 10], true)
    end(hand)
    expect(told[1]).toEqual(['aim', null, true])
  }
})
