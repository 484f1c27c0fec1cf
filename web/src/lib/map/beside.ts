/** Where a card lies: beside a spot of the window that it must not cover, inside the window. */

interface Size {
  width: number
  height: number
}

interface Corner {
  left: number
  top: number
}

const GAP = 10
const MARGIN = 8
/** What a finger needs of a spot, however large the spot is and however small the window. */
const CORE = 24

/** The upper left corner of a card; the spot reaches `reach` pixels around its middle, or as much of it as can be left free. */
export function besideSpot(spot: { x: number; y: number }, reach: number, card: Size, window: Size): Corner {
  for (const free of [reach, (reach + CORE) / 2, CORE]) {
    const found = corners(spot, free, card, window).find((corner) => fits(corner, card, window))
    if (found) return found
  }
  // Too large to lie anywhere else than over the spot: then where most of the room is.
  const [, , below, above] = corners(spot, CORE, card, window) as [Corner, Corner, Corner, Corner]
  const { left, top } = window.height - spot.y > spot.y ? below : above
  return { left, top: within(top, card.height, window.height) }
}

/** To the right of the spot, to its left, below it and above it. */
function corners(spot: { x: number; y: number }, free: number, card: Size, window: Size): Corner[] {
  const left = within(spot.x - card.width / 2, card.width, window.width)
  const top = within(spot.y - card.height / 2, card.height, window.height)
  return [
    { left: spot.x + free + GAP, top },
    { left: spot.x - free - GAP - card.width, top },
    { left, top: spot.y + free + GAP },
    { left, top: spot.y - free - GAP - card.height },
  ]
}

function fits({ left, top }: Corner, card: Size, window: Size): boolean {
  return left >= MARGIN && top >= MARGIN && left + card.width + MARGIN <= window.width && top + card.height + MARGIN <= window.height
}

function within(wished: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(wished, room - length - MARGIN))
}
