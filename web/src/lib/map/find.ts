/** Finding a cell by what someone types: its number, or the name of a place in it. */

import type { Sheet } from '../answers'

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Every name on the map with its cell, in the order of the alphabet: for a list of suggestions. */
export function namesOn(board: Sheet): string[] {
  const names = new Set(Object.values(board.cells).flatMap(({ name }) => name ?? []))
  return [...names].sort((one, other) => one.localeCompare(other))
}

/** The cell with that number, or with a place of that name, or of a name that begins so. */
export function findCell(board: Sheet, words: string): string | null {
  const wanted = plain(words.trim())
  if (!wanted) return null
  if (board.cells[wanted]) return wanted
  const named = Object.entries(board.cells).filter(([, { name }]) => name !== undefined && plain(name).startsWith(wanted))
  const exact = named.find(([, { name }]) => plain(name as string) === wanted)
  return (exact ?? named[0])?.[0] ?? null
}
