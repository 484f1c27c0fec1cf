/** Names and their forms, so that sentences agree with them in every language. */

import type { BoardFile, NameForms } from './answers'

export interface Named {
  title: string
  forms: NameForms
}

/** A name without forms of its own is used unchanged. */
export function plain(title: string): Named {
  return { title, forms: { the: title, of: title, to: title, number: 'one', gender: 'm' } }
}

/** How sides are called. */
export function sidesNamed(board: BoardFile, sides: string[]): Named[] {
  return sides.map((side) => {
    const forms = board.forms[side]
    return forms ? { title: board.sides[side] ?? side, forms } : plain(board.sides[side] ?? side)
  })
}

/** How those are called who answer for sides: by their seats where a team shares a side and one of it has the word. */
export function askedNamed(board: BoardFile, seats: (Named & { sides: string[] })[], sides: string[]): Named[] {
  if (seats.every((seat) => seat.sides.length)) return sidesNamed(board, sides)
  return sides.flatMap((side) => seats.find((seat) => seat.sides.includes(side)) ?? sidesNamed(board, [side]))
}

/** How these of a table's seats are called. */
export function seatsNamed(seats: (Named & { seat: string })[], names: string[]): Named[] {
  return names.map((name) => seats.find((one) => one.seat === name) ?? plain(name))
}

/** What a sentence can say of names: `$seat`, `$the-seat`, `$The-seat` where it begins, `$of-seat`, `$to-seat`. */
export function formsOf(argument: string, names: Named[], language: string): Record<string, string> {
  const list = new Intl.ListFormat(language)
  const said = (form: 'the' | 'of' | 'to') => list.format(names.map((name) => name.forms[form]))
  const the = said('the')
  return {
    [argument]: list.format(names.map((name) => name.title)),
    [`the-${argument}`]: the,
    [`The-${argument}`]: the.charAt(0).toLocaleUpperCase(language) + the.slice(1),
    [`of-${argument}`]: said('of'),
    [`to-${argument}`]: said('to'),
    [`number-${argument}`]: names.length === 1 ? (names[0]?.forms.number ?? 'one') : 'many',
  }
}
