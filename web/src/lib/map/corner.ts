/** Where on the map something may lie without covering what a player wants to click. */

import { onSheet, type Camera, type Size } from './camera'
import { isInside } from './under'

/** Right or left, bottom or top. */
export const CORNERS = ['right bottom', 'left bottom', 'right top', 'left top'] as const
export type Corner = (typeof CORNERS)[number]

type Outline = [number, number][]

/** The first corner of the window in which something of this size covers none of the outlines, if there is one.
 *
 * The corner where it is now comes first, so that it moves only when it must.
 */
export function freeCorner(size: Size, outlines: Outline[], camera: Camera, window: Size, now: Corner): Corner | null {
  return [now, ...CORNERS].find((corner) => !outlines.some((outline) => covers(corner, size, outline, camera, window))) ?? null
}

function covers(corner: Corner, size: Size, outline: Outline, camera: Camera, window: Size): boolean {
  const left = corner.startsWith('left') ? 0 : window.width - size.width
  const top = corner.endsWith('top') ? 0 : window.height - size.height
  const [x, y] = onSheet(camera, left, top)
  const [right, bottom] = onSheet(camera, left + size.width, top + size.height)
  if (outline.some(([px, py]) => px > x && px < right && py > y && py < bottom)) return true
  return [x, right].some((px) => [y, bottom].some((py) => isInside(outline, px, py)))
}
