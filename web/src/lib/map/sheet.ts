/** The map sheet as an image that can be drawn at any size.
 *
 * A picture in SVG that is used as an image sees no fonts of the page, so they are written into it.
 */

import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?url'
import italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2?url'
import regular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import semibold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url'

const FACES: [string, number, string][] = [
  [regular, 400, 'normal'],
  [italic, 400, 'italic'],
  [semibold, 600, 'normal'],
  [bold, 700, 'normal'],
]

function rule(source: string, weight: number, slant: string): string {
  const shown = `font-weight:${weight};font-style:${slant}`
  return `@font-face{font-family:'Source Sans Pro';${shown};src:url(${source}) format('woff2')}`
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })
}

export async function sheetImage(svg: string): Promise<HTMLImageElement> {
  const rules = await Promise.all(
    FACES.map(async ([source, weight, slant]) => rule(await asData(source), weight, slant)),
  )
  const dressed = svg.replace('>', `><style>${rules.join('')}</style>`)
  const address = URL.createObjectURL(new Blob([dressed], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}
