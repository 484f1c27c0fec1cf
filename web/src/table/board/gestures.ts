/** Pointers on the board: one drags the map, or turns what it took hold of, two pinch, one that rests asks, none moved is a tap. */

export type Point = [number, number]

export interface Wishes {
  pan: (dx: number, dy: number) => void
  pinch: (factor: number, at: Point, dx: number, dy: number) => void
  /** A mouse that moves without a button. */
  hover: (at: Point) => void
  /** A long press. */
  hold: (at: Point) => void
  /** Whether a drag that begins here takes hold of something that can be turned. */
  grips: (at: Point) => boolean
  /** Where such a drag points now; nowhere when it is given up. */
  aim: (at: Point | null, done: boolean) => void
}

const TAP = 6
const HOLD = 550

export class Gestures {
  private readonly pointers = new Map<number, Point>()
  private start: Point = [0, 0]
  private moved = false
  private aiming = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly wishes: Wishes) {}

  down(id: number, at: Point, byTouch: boolean): void {
    this.pointers.set(id, at)
    clearTimeout(this.timer)
    if (this.pointers.size > 1) {
      this.moved = true
      this.letGo(null)
      return
    }
    this.start = at
    this.moved = false
    if (byTouch) this.timer = setTimeout(() => this.hold(), HOLD)
  }

  /** Whether a drag began with this movement. */
  move(id: number, at: Point, byTouch: boolean): boolean {
    const was = this.pointers.get(id)
    if (!was) {
      if (!byTouch) this.wishes.hover(at)
      return false
    }
    const other = [...this.pointers].find(([one]) => one !== id)?.[1]
    if (other) {
      this.pointers.set(id, at)
      const factor = distance(at, other) / Math.max(distance(was, other), 1)
      const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      this.wishes.pinch(factor, middle, (at[0] - was[0]) / 2, (at[1] - was[1]) / 2)
      return false
    }
    if (!this.moved && distance(at, this.start) <= TAP) return false
    const begins = !this.moved
    this.pointers.set(id, at)
    this.moved = true
    clearTimeout(this.timer)
    if (begins) this.aiming = this.wishes.grips(this.start)
    if (this.aiming) this.wishes.aim(at, false)
    else this.wishes.pan(at[0] - was[0], at[1] - was[1])
    return begins
  }

  /** A pointer was lifted or lost. */
  up(id: number, at: Point | null): void {
    if (this.pointers.delete(id)) this.letGo(at)
    clearTimeout(this.timer)
  }

  /** Whether the click that follows a gesture is a tap, and not the end of a drag. */
  isTap(): boolean {
    const tap = !this.moved
    this.moved = false
    return tap
  }

  private letGo(at: Point | null): void {
    if (this.aiming) this.wishes.aim(at, true)
    this.aiming = false
  }

  private hold(): void {
    this.moved = true
    this.wishes.hold(this.start)
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
