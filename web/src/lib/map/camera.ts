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

export interface Place {
  x: number
  y: number
}

/** The zooms between which a view is chosen. */
export interface Zooms {
  least: number
  most: number
}

export const LARGEST = 4
/** The edge of a counter, in dots of the screen, from which on its numbers can be read. */
const READABLE = 42
/** How near to the window's edge a place may lie and still be well in sight. */
export const EDGE = 64
/** How much of the window's edge stays free around what it shows, in units of the sheet. */
const MARGIN = 50

/** The zoom from which on counters with this edge on the sheet can be read. */
export function readable(edge: number): number {
  return READABLE / edge
}

/** The whole sheet in the middle of the window. */
export function fitted(sheet: Size, window: Size): Camera {
  const k = Math.min(window.width / sheet.width, window.height / sheet.height)
  return { k, x: (window.width - k * sheet.width) / 2, y: (window.height - k * sheet.height) / 2 }
}

/** The zoom from which on the sheet leaves nothing of the window bare. */
export function filling(sheet: Size, window: Size): number {
  return Math.max(window.width / sheet.width, window.height / sheet.height)
}

/** Zoom by a factor about a point of the window, which stays where it is. */
export function zoomed(camera: Camera, factor: number, at: [number, number], sheet: Size, window: Size): Camera {
  const least = fitted(sheet, window).k
  const k = Math.min(Math.max(camera.k * factor, least), LARGEST)
  const scale = k / camera.k
  return kept({ k, x: at[0] - scale * (at[0] - camera.x), y: at[1] - scale * (at[1] - camera.y) }, sheet, window)
}

/** The same with the sheet's edge kept at the window's or beyond, or the sheet centred where it is smaller. */
export function kept(camera: Camera, sheet: Size, window: Size): Camera {
  const within = (at: number, sheetSide: number, windowSide: number) => {
    const room = windowSide - camera.k * sheetSide
    return room > 0 ? room / 2 : Math.min(Math.max(at, room), 0)
  }
  return {
    k: camera.k,
    x: within(camera.x, sheet.width, window.width),
    y: within(camera.y, sheet.height, window.height),
  }
}

/** A point of the sheet in the middle of the window. */
export function centred(camera: Camera, x: number, y: number, sheet: Size, window: Size): Camera {
  const moved = { k: camera.k, x: window.width / 2 - camera.k * x, y: window.height / 2 - camera.k * y }
  return kept(moved, sheet, window)
}

/** All places as large as they fit, within the zooms; where they don't fit, where most of them are.
 *
 * Of parts with as many places the one nearest to `from` is shown. What is `spoken` of comes first: a part without it
 * would show who fires, and not at what.
 */
export function framing(places: Place[], zooms: Zooms, sheet: Size, window: Size, from?: Place, spoken: Place[] = []): Camera {
  const bare = filling(sheet, window)
  const [least, most] = [Math.max(zooms.least, bare), Math.max(zooms.most, bare)]
  const middle = { x: sheet.width / 2, y: sheet.height / 2 }
  const room = (k: number): Size => ({ width: window.width / k - 2 * MARGIN, height: window.height / k - 2 * MARGIN })
  const box = boxOf(places.length ? places : [middle])
  const fit = Math.min(window.width / (box.width + 2 * MARGIN), window.height / (box.height + 2 * MARGIN))
  const shown = fit < least ? boxOf(densest(places, room(least), from ?? box, spoken)) : box
  return centred({ k: Math.min(Math.max(fit, least), most), x: 0, y: 0 }, shown.x, shown.y, sheet, window)
}

/** The places that a window of this size shows when it shows as many as it can, above all of those that are spoken of. */
function densest(places: Place[], room: Size, from: Place, spoken: Place[]): Place[] {
  const worth = (inside: Place[]) => inside.length + inside.filter((place) => spoken.includes(place)).length * places.length
  let best: Place[] = []
  let least = Infinity
  for (const middle of places) {
    const inside = places.filter(
      (place) => Math.abs(place.x - middle.x) <= room.width / 2 && Math.abs(place.y - middle.y) <= room.height / 2,
    )
    const away = Math.hypot(middle.x - from.x, middle.y - from.y)
    if (worth(inside) > worth(best) || (worth(inside) === worth(best) && away < least)) {
      best = inside
      least = away
    }
  }
  return best
}

/** The middle and the size of what holds all places. */
function boxOf(places: Place[]): Place & Size {
  const across = places.map(({ x }) => x)
  const down = places.map(({ y }) => y)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}

/** The camera on its way: at 0 where it begins and at 1 where it ends. */
export function between(from: Camera, to: Camera, part: number, window: Size): Camera {
  const [x, y] = onSheet(from, window.width / 2, window.height / 2)
  const [toX, toY] = onSheet(to, window.width / 2, window.height / 2)
  const k = from.k * (to.k / from.k) ** part
  const [atX, atY] = [x + (toX - x) * part, y + (toY - y) * part]
  return { k, x: window.width / 2 - k * atX, y: window.height / 2 - k * atY }
}

/** The point of the sheet under a point of the window. */
export function onSheet(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.k, (y - camera.y) / camera.k]
}
