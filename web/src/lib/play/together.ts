/** Several units with one click: all of a stack, or whoever can come to a cell. */

import type { BoardFile } from '../answers'
import { choicesIn, type Choice, type Options } from './choices'

/** What could be chosen after each line. */
export type Ahead = Record<string, Options>

/** How units are taken at once: one after the other, by a cell that all can go to, or not at all. */
export type Together =
  | { kind: 'act'; picks: string[][] }
  | { kind: 'where'; cells: Map<string, Choice[]> }
  | { kind: 'none' }

/** What can be done with these units by this verb at once; how many the rules let go together, the server knows. */
export function together(choices: Choice[], verb: string, units: string[], ahead: Ahead, board: BoardFile): Together {
  const found = units.map((unit) => choices.filter((choice) => choice.verb === verb && choice.unit === unit && !choice.rest.length))
  if (!found.length || found.some((own) => !own.length)) return { kind: 'none' }
  const first = found.map((own) => own[0] as Choice)
  const picked = first.every((choice) => choice.cell === null)
  const led = picked ? ledBy(first, ahead, board) : null
  if (led) return { kind: 'act', picks: led }
  const then = choicesIn(ahead[first[0]?.line ?? ''] ?? {}, board).map(({ line }) => line)
  if (picked && first.slice(1).some(({ line }) => then.includes(line))) return { kind: 'act', picks: first.map(({ line }) => [line]) }
  // One whose march stays open goes alone: the others could only come after it.
  if (first.slice(1).length && first.some(({ line }) => choicesIn(ahead[line] ?? {}, board).some(({ verb }) => board.verbs[verb]?.closes))) return { kind: 'none' }
  const ways = found.map((own) => waysOf(own, ahead, board))
  const cells = new Map<string, Choice[]>()
  for (const [cell, way] of ways[0] ?? []) {
    const all = ways.map((other) => other.get(cell) ?? [])
    if (all.every((other) => other.length)) cells.set(cell, [forAll(cell, way, all)])
  }
  return cells.size ? { kind: 'where', cells } : { kind: 'none' }
}

/** One is picked and brings the others along, where a verb does so: who leads is the first that any can join. */
function ledBy(first: Choice[], ahead: Ahead, board: BoardFile): string[][] | null {
  for (const leader of first) {
    const others = first.filter((choice) => choice !== leader)
    const joins = choicesIn(ahead[leader.line] ?? {}, board).find(
      ({ verb, unit, rest, cell }) => board.verbs[verb]?.gathers && !rest.length && cell === null && others.some((other) => other.unit === unit),
    )
    if (joins) return [[leader.line], ...others.map(({ unit }) => [`${joins.verb} ${unit}`])]
  }
  return null
}

/** For each unit that can go to a cell, the lines that take it there. */
export function comers(choices: Choice[], cell: string, ahead: Ahead, board: BoardFile): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const choice of choices) {
    if (choice.unit === null || choice.rest.length || found.has(choice.unit)) continue
    const way = waysOf([choice], ahead, board).get(cell)
    if (way) found.set(choice.unit, way.map(({ line }) => line))
  }
  return found
}

/** The cells that choices of one unit lead to, and what is chosen on the way. */
function waysOf(own: Choice[], ahead: Ahead, board: BoardFile): Map<string, Choice[]> {
  const ways = new Map<string, Choice[]>()
  for (const choice of own) {
    if (choice.cell !== null) ways.set(choice.cell, [choice])
    else {
      for (const next of choicesIn(ahead[choice.line] ?? {}, board)) {
        if (next.cell !== null && next.unit === null && !ways.has(next.cell)) ways.set(next.cell, [choice, next])
      }
    }
  }
  return ways
}

/** A choice of a cell for all: the lines of each. */
function forAll(cell: string, way: Choice[], all: Choice[][]): Choice {
  const picks = all.map((own) => own.map(({ line }) => line))
  return { line: picks[0]?.[0] ?? '', verb: way.at(-1)?.verb ?? '', unit: null, cell, rest: [], picks }
}
