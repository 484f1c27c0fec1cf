/** Where a card lies: beside a spot of the window that it must not cover, where it hides least of what one may click. */

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

interface Point {
  x: number
  y: number
}

/**
 * The upper left corner of a card; the spot reaches `reach` pixels around its middle, or as much of it as can be left free.
 *
 * Where there are goals to click, it goes where it hides fewest of them, be it to the left side of the window.
 */
export function besideSpot(spot: Point, reach: number, card: Size, window: Size, goals: Point[] = []): Corner {
  for (const free of [reach, (reach + CORE) / 2, CORE]) {
    const found = corners(spot, free, card, window).filter((corner) => fits(corner, card, window))
    const away = goals.length ? atLeft(card, window).filter((corner) => !isOver(corner, card, spot, CORE)) : []
    const [first, ...others] = [...found, ...away].map((corner) => ({ corner, hidden: goals.filter((goal) => isOver(corner, card, goal, 0)).length }))
    if (first && found.length) return others.reduce((best, other) => (other.hidden < best.hidden ? other : best), first).corner
  }
  // Too large to lie anywhere else than over the spot: then where most of the room is.
  const [, , below, above] = corners(spot, CORE, card, window) as [Corner, Corner, Corner, Corner]
  const { left, top } = window.height - spot.y > spot.y ? below : above
  return { left, top: within(top, card.height, window.height) }
}

/** The lower and the upper corner of the window on its left side. */
function atLeft(card: Size, window: Size): Corner[] {
  return [window.height - card.height - MARGIN, MARGIN].map((top) => ({ left: MARGIN, top }))
}

/** Whether a card lies over a point, or nearer to it than that. */
function isOver({ left, top }: Corner, card: Size, { x, y }: Point, near: number): boolean {
  return x > left - near && x < left + card.width + near && y > top - near && y < top + card.height + near
}

/** To the right of the spot, to its left, below it and above it. */
function corners(spot: Point, free: number, card: Size, window: Size): Corner[] {
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
