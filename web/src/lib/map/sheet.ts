/** The map sheet as an image that can be drawn at any size.
 *
 * A picture in SVG that is used as an image sees no fonts of the page, so they are written into it.
 */

import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?url'
import italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2?url'
import regular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import semibold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url'
import serifItalic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?url'
import serifSemibold from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url'
import serifMore from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2?url'
import serifItalicMore from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2?url'
import serifSemiboldMore from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?url'

const SANS = 'Source Sans Pro'
const SERIF = 'Source Serif Pro'
/** The letters beyond those of western Europe, for Łódź and Iași. */
const MORE = 'U+0100-02FF,U+1E00-1EFF'

/** How often a picture is asked to load what letters it still needs. */
const TURNS = 4

const FACES: [string, string, number, string, string?][] = [
  [SANS, regular, 400, 'normal'],
  [SANS, italic, 400, 'italic'],
  [SANS, semibold, 600, 'normal'],
  [SANS, bold, 700, 'normal'],
  [SERIF, serif, 400, 'normal'],
  [SERIF, serifItalic, 400, 'italic'],
  [SERIF, serifSemibold, 600, 'normal'],
  [SERIF, serifMore, 400, 'normal', MORE],
  [SERIF, serifItalicMore, 400, 'italic', MORE],
  [SERIF, serifSemiboldMore, 600, 'normal', MORE],
]

function rule(family: string, source: string, weight: number, slant: string, letters = ''): string {
  const shown = `font-weight:${weight};font-style:${slant}${letters && `;unicode-range:${letters}`}`
  return `@font-face{font-family:'${family}';${shown};src:url(${source}) format('woff2')}`
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

/** Until a picture has its fonts: it asks for them when it is first drawn, and has each a moment later. */
async function lettered(image: HTMLImageElement): Promise<void> {
  const scratch = document.createElement('canvas').getContext('2d')
  for (let turn = 0; turn < TURNS; turn++) {
    scratch?.drawImage(image, 0, 0, 1, 1, 0, 0, 1, 1)
    await new Promise((done) => setTimeout(done, 60))
  }
}

/** The sheet that was made last: it takes seconds, and one that was hidden while a screen passed on is shown again. */
let last: { svg: string; image: Promise<HTMLImageElement> } | null = null

export function sheetImage(svg: string): Promise<HTMLImageElement> {
  if (last?.svg !== svg) {
    const made = { svg, image: imageOf(svg) }
    made.image.catch(() => (last = last === made ? null : last))
    last = made
  }
  return last.image
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const rules = await Promise.all(
    FACES.map(async ([family, source, ...face]) => rule(family, await asData(source), ...face)),
  )
  const dressed = svg.replace('>', `><style>${rules.join('')}</style>`)
  const address = URL.createObjectURL(new Blob([dressed], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    await lettered(image)
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}
