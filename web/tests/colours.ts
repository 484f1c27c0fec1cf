/** How colours look to eyes that lack a kind of cone, and how far apart two colours are. */

type Triple = [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB; and plain sight. */
export const EYES: Record<string, [Triple, Triple, Triple]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722]

function times(row: Triple, [red, green, blue]: Triple): number {
  return row[0] * red + row[1] * green + row[2] * blue
}

/** The light of `#rrggbb`, from 0 to 1. */
function linear(colour: string): Triple {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`expected a colour like #a1b2c3, got ${colour}`)
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function seen(colour: string, eyes: string): Triple {
  const light = linear(colour)
  return (EYES[eyes] ?? []).map((row) => Math.min(1, Math.max(0, times(row, light)))) as Triple
}

/** CIE L*a*b* under daylight (D65). */
function lab(light: Triple): Triple {
  const root = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116)
  const x = root(times([0.4124, 0.3576, 0.1805], light) / 0.95047)
  const y = root(times(LUMINANCE, light))
  const z = root(times([0.0193, 0.1192, 0.9505], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The distance of two colours to some eyes; 2 is just noticed side by side, 100 is black from white. */
export function distance(one: string, other: string, eyes: string): number {
  const a = lab(seen(one, eyes))
  const b = lab(seen(other, eyes))
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Contrast from 1 to 21 as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [times(LUMINANCE, linear(one)), times(LUMINANCE, linear(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
