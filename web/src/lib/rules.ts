/** Rules as players cite them. The ids that the server sends are keys of the board file, which has their names. */

import type { BoardFile } from './answers'

export interface Citation {
  name: string
  /** What its rules say; several rules of one table share its name. */
  texts: string[]
}

export function citationsOf(ids: string[], rules: BoardFile['rules']): Citation[] {
  const found = new Map<string, string[]>()
  for (const id of new Set(ids)) {
    const name = rules[id]?.name ?? id
    found.set(name, [...(found.get(name) ?? []), ...(rules[id] ? [rules[id].text] : [])])
  }
  return [...found].map(([name, texts]) => ({ name, texts }))
}
