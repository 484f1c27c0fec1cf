import { afterEach, expect, test, vi } from 'vitest'

import { sheetImage } from '../src/lib/map/sheet'

afterEach(() => vi.unstubAllGlobals())

test('a sheet has been drawn out of sight before it is shown, so that its fonts are there', async () => {
  const drawn: unknown[] = []
  class Picture {
    src = ''
    decode = () => Promise.resolve()
  }
  class Reader {
    result = 'data:font/woff2;base64,'
    onload = () => undefined
    readAsDataURL = () => this.onload()
  }
  vi.stubGlobal('Image', Picture)
  vi.stubGlobal('FileReader', Reader)
  vi.stubGlobal('fetch', () => Promise.resolve({ blob: () => new Blob() }))
  const context = { drawImage: (image: unknown) => drawn.push(image) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  const image = await sheetImage('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
  expect(drawn.length).toBeGreaterThan(1)
  expect(new Set(drawn)).toEqual(new Set([image]))
})
