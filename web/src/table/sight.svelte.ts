/** What is seen of the sheet: the camera, the window it looks through, and the picture drawn below. */

import type { Cell } from '../lib/board'
import { centred, EDGE, fitted, framing, kept, opening, zoomed, type Camera, type Size, type Window } from '../lib/camera'
import { Sheet } from './canvas'

const REST = 140

export class Sight {
  window = $state.raw<Window>({ width: 1, height: 1 })
  camera = $state.raw<Camera>({ k: 1, x: 0, y: 0 })
  moving = $state(false)
  /** The picture of the sheet, when it has come. */
  image = $state.raw<HTMLImageElement | null>(null)
  /** Whether the first look was taken. */
  placed = false
  private sheet: Sheet | null = null
  private settle: ReturnType<typeof setTimeout> | undefined
  private drawing: number | undefined

  /** `size` tells the size of the sheet. */
  constructor(private readonly size: () => Size) {}

  /** Fills an element with the sheet and follows its size; the first look goes to `middle`. */
  open(frame: HTMLElement, canvas: HTMLCanvasElement, middle: () => { x: number; y: number }): () => void {
    this.sheet = new Sheet(canvas)
    const watcher = new ResizeObserver(() => {
      this.window = { ...this.window, width: frame.clientWidth, height: frame.clientHeight }
      this.sheet?.resize(this.window)
      if (this.placed) return this.look(kept(this.camera, this.size(), this.window))
      this.placed = true
      const { x, y } = middle()
      this.look(opening(x, y, this.size(), this.window))
    })
    watcher.observe(frame)
    return () => {
      watcher.disconnect()
      clearTimeout(this.settle)
      if (this.drawing !== undefined) cancelAnimationFrame(this.drawing)
    }
  }

  show(image: HTMLImageElement): void {
    this.image = image
    this.sheet?.show(image, this.camera)
  }

  look(camera: Camera): void {
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

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.camera
    this.look(kept({ k, x: x + dx, y: y + dy }, this.size(), this.window))
  }

  zoom(factor: number, at: [number, number] = [this.window.width / 2, this.window.height / 2]): void {
    this.look(zoomed(this.camera, factor, at, this.size(), this.window))
  }

  /** Two fingers: the sheet follows their middle and their distance. */
  pinch(factor: number, at: [number, number], dx: number, dy: number): void {
    const { k, x, y } = this.camera
    this.look(zoomed({ k, x: x + dx, y: y + dy }, factor, at, this.size(), this.window))
  }

  showAll(): void {
    this.look(fitted(this.size(), this.window))
  }

  /** Brings these cells into the window; without any, the whole sheet. */
  frame(cells: Cell[]): void {
    if (!cells.length) return this.showAll()
    const across = cells.map((cell) => cell.x)
    const down = cells.map((cell) => cell.y)
    const box: [number, number, number, number] = [
      Math.min(...across),
      Math.min(...down),
      Math.max(...across),
      Math.max(...down),
    ]
    this.look(framing(box, this.size(), this.window))
  }

  centre(x: number, y: number): void {
    this.look(centred(this.camera, x, y, this.size(), this.window))
  }

  /** Moves the sheet only if the cell is not well in sight. */
  reveal(cell: Cell): void {
    if (!this.holds(cell, EDGE)) this.centre(cell.x, cell.y)
  }

  holds(cell: Cell | undefined, margin = 0): boolean {
    if (!cell) return false
    const { width, height, covered } = this.window
    const x = cell.x * this.camera.k + this.camera.x
    const y = cell.y * this.camera.k + this.camera.y
    if (covered && x > width - covered.width - margin / 2 && y > height - covered.height - margin / 2) return false
    return x > margin && y > margin && x < width - margin && y < height - margin
  }

  /** Says that something lies over the lower right corner; returns what takes it away. */
  cover(covered: Size): () => void {
    this.window = { ...this.window, covered }
    return () => (this.window = { ...this.window, covered: null })
  }
}
