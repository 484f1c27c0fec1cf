/** Numbers as the server writes them. */

/** A fraction such as `1/6` as a number. */
export function share(written: string): number {
  const [above = '0', below = '1'] = written.split('/')
  return Number(above) / Number(below)
}
