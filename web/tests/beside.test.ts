import { describe, expect, it } from 'vitest'
import { besideSpot } from '../src/lib/map/beside'

const window = { width: 1000, height: 600 }
const card = { width: 300, height: 200 }

function covers(corner: { left: number; top: number }, spot: { x: number; y: number }, size = card): boolean {
  return spot.x > corner.left && spot.x < corner.left + size.width && spot.y > corner.top && spot.y < corner.top + size.height
}

describe('a card beside a spot', () => {
  it('lies to the right, or to the left where there is no room', () => {
    expect(besideSpot({ x: 300, y: 300 }, 30, card, window)).toEqual({ left: 340, top: 200 })
    expect(besideSpot({ x: 900, y: 300 }, 30, card, window)).toEqual({ left: 560, top: 200 })
  })

  it('hides as few goals as it can, if need be at the left side of the window', () => {
    const spot = { x: 300, y: 300 }
    const right = [{ x: 400, y: 300 }, { x: 500, y: 250 }]
    expect(besideSpot(spot, 30, card, window, right)).toEqual({ left: 150, top: 340 })
    const around = [...right, { x: 300, y: 200 }, { x: 600, y: 300 }, { x: 500, y: 420 }, { x: 500, y: 180 }]
    expect(besideSpot({ x: 500, y: 300 }, 30, card, window, around)).toEqual({ left: 8, top: 392 })
  })

  it('leaves the middle of a large spot free where there is no room beside all of it', () => {
    const phone = { width: 390, height: 465 }
    const large = { width: 290, height: 235 }
    for (let x = 0; x <= phone.width; x += 26) {
      const corner = besideSpot({ x, y: 180 }, 120, large, phone)
      expect(covers(corner, { x, y: 180 }, large)).toBe(false)
      expect(corner.top + large.height).toBeLessThanOrEqual(phone.height - 8)
    }
  })

  it('is inside the window and never over the spot, wherever that is', () => {
    for (const [size, room] of [
      [card, window],
      [{ width: 300, height: 150 }, { width: 390, height: 420 }],
    ] as const) {
      for (let x = 0; x <= room.width; x += 26) {
        for (let y = 0; y <= room.height; y += 30) {
          const corner = besideSpot({ x, y }, 25, size, room)
          expect(corner.left).toBeGreaterThanOrEqual(8)
          expect(corner.top).toBeGreaterThanOrEqual(8)
          expect(corner.left + size.width).toBeLessThanOrEqual(room.width - 8)
          expect(corner.top + size.height).toBeLessThanOrEqual(room.height - 8)
          expect(covers(corner, { x, y }, size)).toBe(false)
        }
      }
    }
  })
})
