/** Numbers as the server writes them. */

/** A fraction such as `1/6` as a number. */
export function share(written: string): number {
  const [above = '0', below = '1'] = written.split('/')
  return Number(above) / Number(below)
}

/** What is added, with its sign; a word stays as it is. */
export function signed(written: string): string {
  if (Number.isNaN(share(written))) return written
  return share(written) > 0 ? `+${written}` : written.replace('-', '−')
}

const QUARTERS = ['', '¼', '½', '¾']

/** A number of movement points with its quarters as maps print them: 1½. */
export function points(value: number): string {
  const whole = Math.floor(value)
  const quarter = QUARTERS[(value - whole) * 4]
  return quarter ? `${whole || ''}${quarter}` : String(value)
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a moment was, in words; `at` and `now` in seconds. */
export function since(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - at)
  const [unit, seconds] = STEPS.find(([, length]) => past >= length) ?? ['second', 0]
  return words.format(seconds ? -Math.floor(past / seconds) : 0, unit)
}

/** The day of a moment, which is given in seconds. */
export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at * 1000)
}

/** A distance in metres, or in kilometres from a thousand on. */
export function metres(distance: number, language: string): string {
  const [value, unit] = distance < 1000 ? [distance, 'meter'] : [distance / 1000, 'kilometer']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
