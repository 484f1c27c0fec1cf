/** Where a card lies: beside a spot of the window that it must not cover, inside the window. */

interface Size {
  width: number
  height: number
}

const GAP = 10
const MARGIN = 8

/** The upper left corner of a card; the spot reaches `reach` pixels around its middle. */
export function besideSpot(
  spot: { x: number; y: number },
  reach: number,
  card: Size,
  window: Size,
): { left: number; top: number } {
  const within = (wished: number, length: number, room: number) =>
    Math.max(MARGIN, Math.min(wished, room - length - MARGIN))
  const right = spot.x + reach + GAP
  const left = spot.x - reach - GAP - card.width
  const top = within(spot.y - card.height / 2, card.height, window.height)
  if (right + card.width + MARGIN <= window.width) return { left: right, top }
  if (left >= MARGIN) return { left, top }
  const below = spot.y + reach + GAP
  const above = spot.y - reach - GAP - card.height
  const roomy = below + card.height + MARGIN <= window.height || above < MARGIN
  return {
    left: within(spot.x - card.width / 2, card.width, window.width),
    top: within(roomy ? below : above, card.height, window.height),
  }
}
