import { describe, expect, it } from 'vitest'
import { between, centred, filling, fitted, framing, kept, onSheet, readable, zoomed, type Place } from '../src/lib/map/camera'

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

  it('never shows what lies beside the sheet', () => {
    expect(kept({ k: 1, x: 999, y: -9999 }, sheet, view)).toEqual({ k: 1, x: 0, y: -1500 })
    expect(kept({ k: 0.45, x: 999, y: -9999 }, sheet, view)).toEqual({ k: 0.45, x: 25, y: -400 })
    expect(filling(sheet, view)).toBe(0.5)
  })

  it('centres', () => {
    expect(onSheet(centred({ k: 1, x: 0, y: 0 }, 500, 900, sheet, view), 250, 250)).toEqual([500, 900])
  })

  it('flies from one place to another', () => {
    const [from, to] = [centred({ k: 1, x: 0, y: 0 }, 400, 600, sheet, view), centred({ k: 4, x: 0, y: 0 }, 600, 1000, sheet, view)]
    expect(between(from, to, 0, view)).toEqual(from)
    expect(between(from, to, 1, view)).toEqual(to)
    const midway = between(from, to, 0.5, view)
    expect(midway.k).toBe(2)
    expect(onSheet(midway, 250, 250)).toEqual([500, 800])
  })
})

describe('a frame around places', () => {
  const zooms = { least: 1, most: 1.4 }
  const shown = (places: Place[], from?: Place) => {
    const camera = framing(places, zooms, sheet, view, from)
    return { k: camera.k, at: onSheet(camera, 250, 250).map(Math.round) }
  }

  it('holds them all, no larger than is ample', () => {
    expect(shown([{ x: 400, y: 400 }, { x: 600, y: 600 }])).toEqual({ k: 1.4, at: [500, 500] })
    expect(shown([{ x: 300, y: 500 }, { x: 650, y: 500 }]).k).toBeCloseTo(500 / 450)
  })

  it('is never so small that counters cannot be read: it shows where most places are', () => {
    const north = [{ x: 300, y: 300 }, { x: 400, y: 300 }]
    const south = [{ x: 600, y: 1500 }, { x: 700, y: 1500 }, { x: 700, y: 1600 }]
    expect(shown([...north, ...south])).toEqual({ k: 1, at: [650, 1550] })
  })

  it('shows the nearer one of equal parts', () => {
    const places = [{ x: 300, y: 300 }, { x: 600, y: 1500 }]
    expect(shown(places, { x: 500, y: 400 }).at).toEqual([300, 300])
    expect(shown(places, { x: 500, y: 1400 }).at).toEqual([600, 1500])
  })

  it('shows what is spoken of rather than most places, and as many of these as fit', () => {
    const [target, near] = [{ x: 300, y: 300 }, { x: 400, y: 300 }]
    const guns = [{ x: 600, y: 1500 }, { x: 700, y: 1500 }, { x: 700, y: 1600 }]
    const camera = framing([...guns, near, target], zooms, sheet, view, undefined, [target])
    expect(onSheet(camera, 250, 250).map(Math.round)).toEqual([350, 300])
  })

  it('leaves nothing bare beside the sheet', () => {
    const wide = { width: 1500, height: 500 }
    expect(framing([{ x: 990, y: 1000 }], zooms, sheet, wide)).toEqual({ k: 1.5, x: 0, y: 250 - 1500 })
    expect(shown([{ x: 990, y: 1000 }]).at).toEqual([Math.round(1000 - 250 / 1.4), 1000])
  })

  it('without places shows the middle of the sheet', () => {
    expect(shown([]).at).toEqual([500, 1000])
  })
})

describe('what can be read', () => {
  it('is a counter of forty dots and more', () => {
    expect(36 * readable(36)).toBeGreaterThanOrEqual(40)
  })
})
