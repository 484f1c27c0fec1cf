/** What part of the sheet is seen: a point of the sheet is drawn at `k * point + (x, y)`. */

export interface Camera {
  k: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What the sheet is seen through; something may lie over its lower right corner. */
export interface Window extends Size {
  covered?: Size | null
}

export const LARGEST = 4
/** How far the sheet may be pulled in from the window's edge, so that buttons there hide nothing for good. */
export const EDGE = 64

/** The whole sheet in the middle of the window. */
export function fitted(sheet: Size, window: Window): Camera {
  const k = Math.min(window.width / sheet.width, window.height / sheet.height)
  return { k, x: (window.width - k * sheet.width) / 2, y: (window.height - k * sheet.height) / 2 }
}

/** The sheet as wide as the window, or at its own size where the window is wider. */
export function opening(x: number, y: number, sheet: Size, window: Window): Camera {
  const k = Math.min(Math.max(fitted(sheet, window).k, window.width / sheet.width), 1)
  return centred({ k: Math.max(k, 0.6), x: 0, y: 0 }, x, y, sheet, window)
}

/** Zoom by a factor about a point of the window, which stays where it is. */
export function zoomed(camera: Camera, factor: number, at: [number, number], sheet: Size, window: Window): Camera {
  const least = fitted(sheet, window).k
  const k = Math.min(Math.max(camera.k * factor, least), LARGEST)
  const scale = k / camera.k
  return kept({ k, x: at[0] - scale * (at[0] - camera.x), y: at[1] - scale * (at[1] - camera.y) }, sheet, window)
}

/** The same with the sheet's edge kept near the window's or beyond, or the sheet centred where it is smaller.
 *
 * The right edge may be pulled in from under what covers the corner.
 */
export function kept(camera: Camera, sheet: Size, window: Window): Camera {
  const within = (at: number, sheetSide: number, windowSide: number, covered: number) => {
    const room = windowSide - camera.k * sheetSide
    const [least, most] = room > 0 ? [room / 2, room / 2] : [room - EDGE, EDGE]
    return Math.min(Math.max(at, Math.min(least, room - covered)), most)
  }
  return {
    k: camera.k,
    x: within(camera.x, sheet.width, window.width, window.covered?.width ?? 0),
    y: within(camera.y, sheet.height, window.height, 0),
  }
}

/** A point of the sheet in the middle of the window. */
export function centred(camera: Camera, x: number, y: number, sheet: Size, window: Window): Camera {
  const moved = { k: camera.k, x: window.width / 2 - camera.k * x, y: window.height / 2 - camera.k * y }
  return kept(moved, sheet, window)
}

/** A box of the sheet as large as it fits with a margin, but no larger than `largest`. */
export function framing(box: [number, number, number, number], sheet: Size, window: Window, largest = 1.4): Camera {
  const [left, top, right, bottom] = box
  const margin = 90
  const k = Math.min(
    window.width / (right - left + 2 * margin),
    window.height / (bottom - top + 2 * margin),
    largest,
  )
  const chosen = Math.max(k, fitted(sheet, window).k)
  return centred({ k: chosen, x: 0, y: 0 }, (left + right) / 2, (top + bottom) / 2, sheet, window)
}

/** The point of the sheet under a point of the window. */
export function onSheet(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.k, (y - camera.y) / camera.k]
}
