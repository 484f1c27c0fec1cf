import { describe, expect, it } from 'vitest'
import { Echo } from '../src/lib/echo'

const [one, other] = [{} as Element, {} as Element]

describe('the second click of a double click', () => {
  it('is nothing to a button that was not there for the first', () => {
    const echo = new Echo()
    expect(echo.isOne(1, one, false)).toBe(false)
    expect(echo.isOne(2, other, false)).toBe(true)
  })

  it('is nothing where orders are given, even to the same button: it may mean something else by now', () => {
    const echo = new Echo()
    expect(echo.isOne(1, one, true)).toBe(false)
    expect(echo.isOne(2, one, true)).toBe(true)
    expect(echo.isOne(3, one, true)).toBe(true)
  })

  it('counts for other buttons, and keys and fresh clicks count everywhere', () => {
    const echo = new Echo()
    expect(echo.isOne(1, one, false)).toBe(false)
    expect(echo.isOne(2, one, false)).toBe(false)
    expect(echo.isOne(0, other, true)).toBe(false)
    expect(echo.isOne(1, other, true)).toBe(false)
    expect(echo.isOne(2, null, false)).toBe(false)
  })
})
