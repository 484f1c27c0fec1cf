/** What is seen of the sheet: the camera, the window it looks through, and the picture drawn below. */

import type { Cell } from '../../lib/answers'
import { between, centred, EDGE, fitted, framing, kept, onSheet, zoomed, type Camera, type Place, type Size, type Zooms } from '../../lib/map/camera'
import { settings } from '../../lib/settings.svelte'
import { Sheet } from './canvas'

const REST = 140
const FLIGHT = 420
/** How much larger than readable a view may be that is chosen for the player. */
const AMPLE = 1.3

function joined(places: Place[], others: Place[]): Place[] {
  return [...new Set([...places, ...others])]
}

export class Viewport {
  window = $state.raw<Size>({ width: 1, height: 1 })
  camera = $state.raw<Camera>({ k: 1, x: 0, y: 0 })
  moving = $state(false)
  /** The picture of the sheet, when it has come. */
  image = $state.raw<HTMLImageElement | null>(null)
  /** The cells where something can be chosen, and those of which the prompt speaks: nothing shall cover them. */
  lit = $state.raw<Cell[]>([])
  /** Whether the map is seen without its counters. */
  bare = $state(false)
  /** Whether the first view has been set. */
  placed = false
  /** How often the player moved the sheet. */
  movements = 0
  private sheet: Sheet | null = null
  private settle: ReturnType<typeof setTimeout> | undefined
  private drawing: number | undefined
  private land: ((arrived: boolean) => void) | null = null

  /** `size` tells the size of the sheet, `readable` the zoom from which on counters can be read. */
  constructor(
    private readonly size: () => Size,
    private readonly readable: () => number,
  ) {}

  /** Fills an element with the sheet and follows its size; the first look goes to these places, above all those spoken of. */
  open(frame: HTMLElement, canvas: HTMLCanvasElement, first: () => Place[], spoken: () => Place[] = () => []): () => void {
    this.sheet = new Sheet(canvas)
    const watcher = new ResizeObserver(() => {
      const { x, y } = this.middle()
      const turned = frame.clientWidth !== this.window.width
      this.window = { width: frame.clientWidth, height: frame.clientHeight }
      this.sheet?.resize(this.window)
      if (!this.placed) {
        const [places, above] = [first(), spoken()]
        this.look(framing(joined(places, above), this.zooms(), this.size(), this.window, undefined, above))
      }
      else if (turned) this.look(centred(this.camera, x, y, this.size(), this.window))
      else this.look(kept(this.camera, this.size(), this.window))
      this.placed = true
    })
    watcher.observe(frame)
    return () => {
      watcher.disconnect()
      this.stop()
      clearTimeout(this.settle)
      if (this.drawing !== undefined) cancelAnimationFrame(this.drawing)
    }
  }

  show(image: HTMLImageElement): void {
    this.image = image
    this.sheet?.show(image, this.camera)
  }

  look(camera: Camera): void {
    this.stop()
    this.turn(camera)
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.camera
    this.movements += 1
    this.look(kept({ k, x: x + dx, y: y + dy }, this.size(), this.window))
  }

  zoom(factor: number, at: [number, number] = [this.window.width / 2, this.window.height / 2]): void {
    this.movements += 1
    this.look(zoomed(this.camera, factor, at, this.size(), this.window))
  }

  /** Two fingers: the sheet follows their middle and their distance. */
  pinch(factor: number, at: [number, number], dx: number, dy: number): void {
    const { k, x, y } = this.camera
    this.movements += 1
    this.look(zoomed({ k, x: x + dx, y: y + dy }, factor, at, this.size(), this.window))
  }

  showAll(): void {
    this.look(fitted(this.size(), this.window))
  }

  /** Brings these places into the window, large enough to be read, above all those spoken of; without any, the whole sheet. */
  frame(places: Place[], spoken: Place[] = []): void {
    if (!places.length) return this.showAll()
    this.look(framing(joined(places, spoken), this.zooms(), this.size(), this.window, this.middle(), spoken))
  }

  /** Goes to these places, smoothly unless motion is off, and stays where it is if all are well in sight.
   *
   * The zoom stays as it is where they fit and can be read; where they don't, those spoken of come first. Tells, on
   * arrival, true; false as soon as someone moves the map meanwhile.
   */
  goTo(places: Place[], spoken: Place[] = []): Promise<boolean> {
    const { least } = this.zooms()
    const near = this.camera.k >= least * 0.99
    if (!places.length || (near && places.every((place) => this.holds(place, EDGE)))) return Promise.resolve(true)
    const zooms = { least, most: Math.max(this.camera.k, least) }
    return this.fly(framing(places, zooms, this.size(), this.window, this.middle(), spoken))
  }

  /** Ends a flight where it is. */
  stop(): void {
    this.land?.(false)
  }

  centre(x: number, y: number): void {
    this.look(centred(this.camera, x, y, this.size(), this.window))
  }

  /** Moves the sheet only if the place is not well in sight. */
  reveal(place: Place): void {
    if (!this.holds(place, EDGE)) this.centre(place.x, place.y)
  }

  holds(place: Place | undefined, margin = 0): boolean {
    if (!place) return false
    const { width, height } = this.window
    const x = place.x * this.camera.k + this.camera.x
    const y = place.y * this.camera.k + this.camera.y
    return x > margin && y > margin && x < width - margin && y < height - margin
  }

  private zooms(): Zooms {
    const least = this.readable()
    return { least, most: AMPLE * least }
  }

  /** The place in the middle of the window. */
  private middle(): Place {
    const [x, y] = onSheet(this.camera, this.window.width / 2, this.window.height / 2)
    return { x, y }
  }

  private fly(goal: Camera): Promise<boolean> {
    this.stop()
    const { k, x, y } = this.camera
    const there = goal.k === k && goal.x === x && goal.y === y
    // A page that is hidden draws no frames.
    if (there || !settings.motion || document.hidden) {
      this.turn(goal)
      return Promise.resolve(true)
    }
    return new Promise((done) => {
      const [start, from] = [performance.now(), this.camera]
      const step = (): void => {
        const part = (performance.now() - start) / FLIGHT
        if (part >= 1) return this.land?.(true)
        this.turn(between(from, goal, part * part * (3 - 2 * part), this.window))
        frame = requestAnimationFrame(step)
      }
      let frame = requestAnimationFrame(step)
      const late = setTimeout(() => this.land?.(true), 2 * FLIGHT)
      this.land = (arrived) => {
        this.land = null
        clearTimeout(late)
        cancelAnimationFrame(frame)
        if (arrived) this.turn(goal)
        done(arrived)
      }
    })
  }

  private turn(camera: Camera): void {
    this.camera = camera
    this.moving = true
    clearTimeout(this.settle)
    this.settle = setTimeout(() => {
      this.moving = false
      this.sheet?.sharpen(this.camera)
    }, REST)
    // Once a frame, however often pointers and wheels speak.
    this.drawing ??= requestAnimationFrame(() => {
      this.drawing = undefined
      this.sheet?.draw(this.camera)
    })
  }
}
