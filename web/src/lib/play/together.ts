/** Several units with one click: all of a stack, or whoever can come to a cell. */

import type { BoardFile } from '../answers'
import { readLine, type Choice } from './choices'

/** What could be chosen after each line. */
export type Ahead = Record<string, string[]>

/** How units are taken at once: one after the other, by a cell that all can go to, or not at all. */
export type Together =
  | { kind: 'act'; lines: string[] }
  | { kind: 'where'; cells: Map<string, Choice[]> }
  | { kind: 'none' }

/** What can be done with these units by this verb at once. */
export function together(choices: Choice[], verb: string, units: string[], ahead: Ahead, board: BoardFile): Together {
  const found = units.map((unit) => choices.filter((choice) => choice.verb === verb && choice.unit === unit))
  if (!found.length || found.some((own) => !own.length)) return { kind: 'none' }
  const first = found.map((own) => own[0] as Choice)
  const then = ahead[first[0]?.line ?? ''] ?? []
  const picks = first.every((choice) => choice.cell === null)
  if (picks && first.slice(1).every(({ line }) => then.includes(line))) return { kind: 'act', lines: first.map(({ line }) => line) }
  const ways = found.map((own) => waysOf(own, ahead, board))
  const cells = new Map<string, Choice[]>()
  for (const [cell, lines] of ways[0] ?? []) {
    const all = ways.map((way) => way.get(cell) ?? [])
    if (all.every((way) => way.length)) cells.set(cell, [choiceOf(cell, lines, all.flat(), board)])
  }
  return cells.size ? { kind: 'where', cells } : { kind: 'none' }
}

/** For each unit that can go to a cell, the lines that take it there. */
export function comers(choices: Choice[], cell: string, ahead: Ahead, board: BoardFile): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const choice of choices) {
    if (choice.unit === null || choice.rest.length || found.has(choice.unit)) continue
    const lines = waysOf([choice], ahead, board).get(cell)
    if (lines) found.set(choice.unit, lines)
  }
  return found
}

/** The cells that choices of one unit lead to, and the lines that lead there. */
function waysOf(own: Choice[], ahead: Ahead, board: BoardFile): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  for (const choice of own) {
    if (choice.cell !== null) ways.set(choice.cell, [choice.line])
    else {
      for (const line of ahead[choice.line] ?? []) {
        const next = readLine(line, board)
        if (next.cell !== null && next.unit === null && !ways.has(next.cell)) ways.set(next.cell, [choice.line, line])
      }
    }
  }
  return ways
}

/** A choice of a cell for all: its first line, and what follows it. */
function choiceOf(cell: string, own: string[], all: string[], board: BoardFile): Choice {
  const { verb } = readLine(own[own.length - 1] ?? '', board)
  return { line: all[0] ?? '', verb, unit: null, cell, rest: [], then: all.slice(1) }
}
