/** The second click of a double click: a button that has just appeared under the pointer must not take it. */

/** Remembers which button the first of several quick clicks hit. */
export class Echo {
  private first: Element | null = null

  /** Whether a click is to be ignored; `detail` counts quick clicks at one place, and is 0 for keys. */
  isOne(detail: number, button: Element | null, acts: boolean): boolean {
    if (detail <= 1) {
      this.first = button
      return false
    }
    return button !== null && (acts || button !== this.first)
  }
}
