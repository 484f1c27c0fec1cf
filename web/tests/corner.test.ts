import { expect, test } from 'vitest'
import { freeCorner } from '../src/lib/map/corner'

const window = { width: 400, height: 300 }
const size = { width: 100, height: 80 }
const camera = { k: 2, x: -100, y: -60 }
/** A square of ten units of the sheet around a point of the window. */
const around = (x: number, y: number): [number, number][] => {
  const [left, top] = [(x - camera.x) / camera.k - 5, (y - camera.y) / camera.k - 5]
  return [
    [left, top],
    [left + 10, top],
    [left + 10, top + 10],
    [left, top + 10],
  ]
}
const free = (...outlines: [number, number][][]) => freeCorner(size, outlines, camera, window, 'right bottom')

test('what covers no choice stays in its corner', () => {
  expect(free()).toBe('right bottom')
  expect(free(around(200, 150), around(280, 290))).toBe('right bottom')
  expect(freeCorner(size, [], camera, window, 'left top')).toBe('left top')
})

test('what would cover a choice goes to another corner', () => {
  expect(free(around(380, 280))).toBe('left bottom')
  expect(free(around(380, 280), around(105, 290))).toBe('right top')
})

test('a choice that is larger than what covers it counts as well', () => {
  const west: [number, number][] = [
    [0, 0],
    [150, 0],
    [150, 400],
    [0, 400],
  ]
  expect(freeCorner(size, [west], camera, window, 'left top')).toBe('right bottom')
})

test('where choices lie in every corner there is none', () => {
  expect(free(around(380, 280), around(20, 280), around(380, 20), around(20, 20))).toBe(null)
})
