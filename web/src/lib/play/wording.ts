/** What a choice is called: its verb, and what it is about as far as that is not settled. */

import type { BoardFile } from '../answers'
import { cellName, edgeName } from '../map/board'
import { t } from '../text'
import { restNamed, type Choice, type Selection } from './choices'
import { untilWords } from './orders'

export function choiceNamed(board: BoardFile, choice: Choice, selection: Selection): string {
  if (choice.verb === 'pass-until') return t('pass-until', { until: untilWords(board, choice.rest[0] ?? '') })
  const verb = choice.label ?? board.verbs[choice.verb]?.label ?? choice.verb
  const unit = choice.unit ? (board.units[choice.unit]?.name ?? choice.unit) : ''
  const settled = choice.rest.length > 0 && choice.cell === selection.cell
  const cell = choice.cell && !settled ? cellName(board, choice.cell) : ''
  const edge = choice.edge ? edgeName(board, choice.edge) : ''
  const direction = choice.direction ? t(`direction-${choice.direction}`) : ''
  return [verb, unit, cell, edge, direction, ...restNamed(board, choice)].filter(Boolean).join(' · ')
}

/** The words with which all these texts begin, and how each of them goes on: a word at least. */
export function sharedStart(texts: string[]): { start: string; rests: string[] } {
  const [first = [], ...others] = texts.map((text) => text.split(' '))
  const all = [first, ...others]
  let count = 0
  while (all.every((words) => count < words.length - 1 && words[count] === first[count])) count++
  return { start: first.slice(0, count).join(' '), rests: all.map((words) => words.slice(count).join(' ')) }
}
