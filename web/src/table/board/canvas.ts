/** The sheet on a canvas: a ready picture of the whole while it moves, drawn anew and sharp when it rests. */

import type { Camera, Size } from '../../lib/map/camera'

/** The most dots of the ready picture: phones allow a canvas no more than twice as many. */
const MOST = 8_000_000

/** The picture of a whole sheet, smaller by a scale. */
interface Coarse {
  canvas: HTMLCanvasElement
  scale: number
}

/** Those that are painted already: a map that is shown again has its own at once. */
const PAINTED = new WeakMap<HTMLImageElement, Coarse>()

export class Sheet {
  private readonly context: CanvasRenderingContext2D
  private image: HTMLImageElement | null = null
  private coarse: Coarse | null = null
  private sharp: { canvas: HTMLCanvasElement; camera: Camera } | null = null

  constructor(private readonly canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser has no 2D canvas')
    this.context = context
  }

  resize(window: Size): void {
    this.canvas.width = Math.round(window.width * devicePixelRatio)
    this.canvas.height = Math.round(window.height * devicePixelRatio)
    this.sharp = null
  }

  show(image: HTMLImageElement, camera: Camera): void {
    this.image = image
    this.coarse = PAINTED.get(image) ?? coarseOf(image)
    PAINTED.set(image, this.coarse)
    this.sharp = null
    this.sharpen(camera)
  }

  /** The ready pictures, where the camera has them. */
  draw(camera: Camera): void {
    if (!this.coarse) return
    const { context, canvas } = this
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    place(context, camera)
    const { canvas: whole, scale } = this.coarse
    context.drawImage(whole, 0, 0, whole.width / scale, whole.height / scale)
    if (this.sharp && this.sharp.camera.k === camera.k) {
      const { canvas: ready, camera: then } = this.sharp
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(ready, (camera.x - then.x) * devicePixelRatio, (camera.y - then.y) * devicePixelRatio)
    }
  }

  /** What the window shows, at its own size. */
  sharpen(camera: Camera): void {
    const { image, canvas } = this
    if (!image || !canvas.width || !canvas.height) return
    const ready = painted(canvas.width, canvas.height, (context) => {
      place(context, camera)
      context.drawImage(image, 0, 0, image.width, image.height)
    })
    this.sharp = { canvas: ready, camera }
    this.draw(camera)
  }
}

function coarseOf(image: HTMLImageElement): Coarse {
  const scale = Math.min(1, Math.sqrt(MOST / (image.width * image.height)))
  const [width, height] = [image.width * scale, image.height * scale]
  return { canvas: painted(width, height, (context) => context.drawImage(image, 0, 0, width, height)), scale }
}

function place(context: CanvasRenderingContext2D, camera: Camera): void {
  const dots = devicePixelRatio
  context.setTransform(camera.k * dots, 0, 0, camera.k * dots, camera.x * dots, camera.y * dots)
}

function painted(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d')
  if (context) paint(context)
  return canvas
}
