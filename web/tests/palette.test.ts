import { describe, expect, it } from 'vitest'
import style from '../src/app.css?raw'
import { contrast, distance, EYES } from './colours'

/** Colours that lie side by side on the board are never nearer than this to any eyes. */
const APART = 25
const looks = import.meta.glob<string>('../../src/grognard/games/*/look/board.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function palette(selector: string): Record<string, string> {
  const block = style.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]))
}

const plain = palette(':root')
const safe = { ...plain, ...palette(":root[data-palette='safe']") }

/** The pairs of these colours that some eyes can't tell apart. */
function alike(colours: Record<string, string | undefined>): string[] {
  const names = Object.keys(colours)
  return names.flatMap((one, place) =>
    names.slice(place + 1).flatMap((other) =>
      Object.keys(EYES).flatMap((eyes) => {
        const away = distance(colours[one] ?? '', colours[other] ?? '', eyes)
        return away < APART ? [`${one} and ${other}, ${eyes}: ${away.toFixed(1)}`] : []
      }),
    ),
  )
}

const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, safe[name]]))

describe('the distance of colours', () => {
  it('is that of CIE Lab', () => {
    expect(distance('#000000', '#ffffff', 'all cones')).toBeCloseTo(100, 0)
    expect(distance('#ff0000', '#00ff00', 'all cones')).toBeCloseTo(170.6, 0)
  })

  it('shrinks for red and green where cones are missing', () => {
    expect(distance('#c00000', '#6b6b00', 'deuteranopia')).toBeLessThan(distance('#c00000', '#6b6b00', 'all cones') / 3)
  })
})

describe('the safe palette', () => {
  it('keeps all edges and arrows on the board apart', () => {
    expect(alike(pick('legal-edge', 'strike-edge', 'chosen', 'focus', 'trail'))).toEqual([])
  })

  it('keeps legal cells and attacks apart', () => {
    expect(alike(pick('legal', 'strike'))).toEqual([])
  })

  it('keeps the bars of good, even and bad results apart, and from their ground', () => {
    expect(alike(pick('good', 'quiet', 'strike-edge', 'sheet'))).toEqual([])
  })

  it('shows edges well on paper and pale ground', () => {
    const weak = ['legal-edge', 'strike-edge', 'chosen', 'focus', 'trail'].filter(
      (name) => contrast(safe[name] ?? '', safe['paper'] ?? '') < 3,
    )
    expect(weak).toEqual([])
  })
})

it.each([
  ['plain', plain],
  ['safe', safe],
])('writes texts that can be read in the %s palette', (_, colours) => {
  const texts = [
    ['ink', 'paper'],
    ['ink', 'sheet'],
    ['ink', 'legal'],
    ['quiet', 'paper'],
    ['quiet', 'sheet'],
    ['accent-ink', 'paper'],
    ['accent-ink', 'sheet'],
    ['bar-ink', 'bar'],
    ['bar-ink', 'desk'],
    ['sheet', 'ink'],
  ] as const
  expect(texts.filter(([ink, ground]) => contrast(colours[ink] ?? '', colours[ground] ?? '') < 4.5)).toEqual([])
  expect(contrast('#ffffff', colours['accent'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

const withOverlays = Object.entries(looks).filter(([, look]) => look.includes('[[overlays]]'))

it('finds games with overlays', () => {
  expect(withOverlays.length).toBeGreaterThan(0)
})

it.each(withOverlays)('tells the tones of each overlay apart in %s', (_, look) => {
  const overlays = look.split('[[overlays]]').slice(1)
  for (const overlay of overlays) {
    const table = overlay.split('[overlays.tones]')[1]?.split('[')[0] ?? ''
    const tones = [...table.matchAll(/^([\w-]+) = \{ colour = "(#[0-9a-f]{6})"/gm)]
    expect(tones.length).toBeGreaterThan(0)
    expect(alike(Object.fromEntries(tones.map(([, name, colour]) => [name, colour])))).toEqual([])
  }
})
