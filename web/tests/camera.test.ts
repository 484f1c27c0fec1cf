import { describe, expect, it } from 'vitest'
import { centred, EDGE, fitted, framing, kept, onSheet, opening, zoomed } from '../src/lib/camera'

const sheet = { width: 1000, height: 2000 }
const view = { width: 500, height: 500 }

describe('the camera', () => {
  it('fits the whole sheet into the window', () => {
    expect(fitted(sheet, view)).toEqual({ k: 0.25, x: 125, y: 0 })
  })

  it('keeps the point under the pointer when it zooms', () => {
    const before = { k: 1, x: -200, y: -300 }
    const after = zoomed(before, 1.5, [100, 100], sheet, view)
    expect(onSheet(after, 100, 100)).toEqual(onSheet(before, 100, 100))
  })

  it('zooms no further out than the whole sheet', () => {
    expect(zoomed({ k: 0.3, x: 0, y: 0 }, 0.1, [0, 0], sheet, view).k).toBe(0.25)
  })

  it('never goes far from the sheet', () => {
    expect(kept({ k: 1, x: 999, y: -9999 }, sheet, view)).toEqual({ k: 1, x: EDGE, y: -1500 - EDGE })
  })

  it('lets the sheet be pulled out from under what covers a corner', () => {
    const window = { ...view, covered: { width: 200, height: 100 } }
    expect(kept({ k: 1, x: -9999, y: 0 }, sheet, window).x).toBe(500 - 1000 - 200)
    expect(kept({ k: 0.45, x: -9999, y: 0 }, sheet, window).x).toBe(500 - 450 - 200)
    expect(kept({ k: 0.45, x: 9999, y: 0 }, sheet, window).x).toBe(25)
  })

  it('centres and frames', () => {
    expect(onSheet(centred({ k: 1, x: 0, y: 0 }, 500, 900, sheet, view), 250, 250)).toEqual([500, 900])
    const framed = framing([400, 400, 600, 600], sheet, view)
    expect(onSheet(framed, 250, 250).map(Math.round)).toEqual([500, 500])
    expect(opening(500, 1000, sheet, view).k).toBeGreaterThanOrEqual(0.5)
  })
})
