/** From the options of a decision to units, cells and buttons, and from clicks to the lines that are sent (`go 2512`). */

import type { BoardFile, DecisionShown } from '../answers'

/** The arguments with which each verb is offered. */
export type Options = DecisionShown['options']

export interface Choice {
  line: string
  verb: string
  unit: string | null
  cell: string | null
  edge?: string
  direction?: string
  /** Arguments that no click can say. */
  rest: string[]
  /** The lines of each unit when several are chosen at once. */
  picks?: string[][]
  /** What the verb is called now, if not as usual. */
  label?: string
}

/** What the player has settled so far: a verb among several, a unit or a cell of a choice that wants more. */
export interface Selection {
  verb: string | null
  unit: string | null
  cell?: string | null
}

export const NOTHING: Selection = { verb: null, unit: null }

export interface Targets {
  units: Map<string, Choice[]>
  cells: Map<string, Choice[]>
  edges: Map<string, Choice[]>
  /** The directions of the unit that is chosen, or of which the prompt speaks. */
  directions: Map<string, Choice[]>
  buttons: Choice[]
  /** The verbs a click may mean, when there are several. */
  verbs: string[]
}

/** The choices of all decisions in their canonical order. */
export function readChoices(decisions: Record<string, DecisionShown>, board: BoardFile): Choice[] {
  return Object.values(decisions).flatMap(({ options, labels }) => choicesIn(options, board, labels))
}

export function choicesIn(options: Options, board: BoardFile, labels: Record<string, string> = {}): Choice[] {
  return Object.entries(options).flatMap(([verb, candidates]) =>
    candidates.map((names) => ({ ...choiceOf(verb, names, board), ...(labels[verb] && { label: labels[verb] }) })),
  )
}

function choiceOf(verb: string, names: string[], board: BoardFile): Choice {
  const choice: Choice = { line: [verb, ...names].join(' '), verb, unit: null, cell: null, rest: [] }
  const kinds = board.verbs[verb]?.kinds ?? []
  names.forEach((name, place) => {
    if (kinds[place] === 'unit' && choice.unit === null) choice.unit = name
    else if (kinds[place] === 'cell' && choice.cell === null) choice.cell = name
    else if (kinds[place] === 'edge' && !choice.edge) choice.edge = name
    else if (kinds[place] === 'direction' && !choice.direction && choice.cell === null) choice.direction = name
    else choice.rest.push(name)
  })
  return choice
}

/** What the arguments are called that no click can say. */
export function restNamed(board: BoardFile, { verb, rest }: Choice): string[] {
  const names = (board.verbs[verb]?.kinds ?? []).map((kind) => board.names?.[kind])
  return rest.map((word) => names.find((found) => found?.[word])?.[word] ?? word)
}

/** More buttons of one verb than this hide what else there is to do. */
const MANY = 4

/** The buttons to be seen at once, and those of verbs that have too many beside others, by verb. */
export function folded(buttons: Choice[]): { open: Choice[]; folds: [string, Choice[]][] } {
  const told = new Map<string, Choice[]>()
  for (const choice of buttons) {
    const words = choice.unit === null && choice.cell === null && choice.rest.some((word) => !/^\d+$/.test(word))
    if (words) add(told, choice.verb, choice)
  }
  const folds = [...told].filter(([, choices]) => choices.length > MANY && choices.length < buttons.length)
  const away = new Set(folds.map(([verb]) => verb))
  return { open: buttons.filter(({ verb }) => !away.has(verb)), folds }
}

/** What can be clicked now. */
export function targetsOf(choices: Choice[], selection: Selection): Targets {
  const targets: Targets = { units: new Map(), cells: new Map(), edges: new Map(), directions: new Map(), buttons: [], verbs: [] }
  const halved = halvedVerbs(choices)
  const clickable = choices.filter((choice) => isClickable(choice) || halved.has(choice.verb))
  targets.buttons = choices.filter((choice) => !isClickable(choice) && (!halved.has(choice.verb) || isSettled(choice, selection)))
  const verbs = [...new Set(clickable.map((choice) => choice.verb))]
  if (verbs.length > 1) targets.verbs = verbs
  const open = clickable.filter((choice) => selection.verb === null || choice.verb === selection.verb)
  const chosen = chosenUnit(open, selection)
  const alone = new Set(open.flatMap(({ unit }) => unit ?? [])).size === 1
  for (const choice of open) {
    if (choice.unit !== null) add(targets.units, choice.unit, choice)
    if (choice.unit !== null && (choice.unit !== chosen || choice.rest.length)) continue
    if (choice.cell !== null) add(targets.cells, choice.cell, choice)
    if (choice.edge) add(targets.edges, choice.edge, choice)
    // The ring lies over what stands around a unit, so among others this must be picked first.
    if (choice.direction && (choice.unit === null || alone || choice.unit === selection.unit)) add(targets.directions, choice.direction, choice)
  }
  return targets
}

/** The unit whose cells are offered: the selected one, or the only one there is. */
export function chosenUnit(choices: Choice[], selection: Selection): string | null {
  const pairs = choices.filter((choice) => choice.unit !== null && wantsMore(choice))
  const units = new Set(pairs.map((choice) => choice.unit))
  if (selection.unit !== null && units.has(selection.unit)) return selection.unit
  return units.size === 1 ? ([...units][0] ?? null) : null
}

function isClickable(choice: Choice): boolean {
  return choice.rest.length === 0 && (choice.unit !== null || wantsMore(choice))
}

/** Whether a choice names a place beside its unit. */
function wantsMore({ cell, edge, direction }: Choice): boolean {
  return cell !== null || edge !== undefined || direction !== undefined
}

/** The verbs that want a unit or a cell among several and more: a click settles the place, a button says the rest. */
function halvedVerbs(choices: Choice[]): Set<string> {
  const places = new Map<string, string>()
  const found = new Set<string>()
  for (const choice of choices) {
    const place = choice.unit ?? choice.cell
    if (place === null || !choice.rest.length) continue
    if ((places.get(choice.verb) ?? place) !== place) found.add(choice.verb)
    places.set(choice.verb, place)
  }
  return found
}

/** Whether the unit or the cell of a choice is the one that was clicked. */
function isSettled({ unit, cell }: Choice, selection: Selection): boolean {
  return unit !== null ? unit === selection.unit : cell === selection.cell
}

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}

/** The line that turns to a direction, which may not be offered; null where none is. */
export function lineTowards({ directions }: Targets, direction: string): string | null {
  const some = [...directions.values()][0]?.[0]
  const line = directions.get(direction)?.[0]?.line
  return line ?? some?.line.replace(new RegExp(` ${some.direction}( |$)`), ` ${direction}$1`) ?? null
}

/** The line that would take the chosen unit to a cell, which may not be offered; null where it goes to none. */
export function lineInto({ cells }: Targets, cell: string): string | null {
  const [some] = [...cells.values()][0] ?? []
  return some?.cell ? some.line.replace(new RegExp(` ${some.cell}( |$)`), ` ${cell}$1`) : null
}

/** What a click does: send a line, settle on a unit or a cell, ask which of several units, or nothing legal. */
export type Click =
  | { kind: 'act'; line: string; picks?: string[][] }
  | { kind: 'select'; unit: string }
  | { kind: 'settle'; cell: string }
  | { kind: 'ask'; units: string[] }
  | { kind: 'none' }

function act({ line, picks }: Choice): Click {
  return picks ? { kind: 'act', line, picks } : { kind: 'act', line }
}

/** Whether a click on a unit with these choices only settles on it, as they want a place or a word besides. */
export function onlySettles(choices: Choice[]): boolean {
  return choices.length > 1 && choices.some((choice) => wantsMore(choice) || choice.rest.length > 0)
}

export function clickUnit(targets: Targets, unit: string): Click {
  const [choice, ...others] = targets.units.get(unit) ?? []
  if (!choice) return { kind: 'none' }
  if (choice.rest.length) return { kind: 'select', unit }
  return !wantsMore(choice) || !others.length ? act(choice) : { kind: 'select', unit }
}

export function clickCell(targets: Targets, cell: string, unitsThere: string[]): Click {
  const choice = targets.cells.get(cell)?.[0]
  if (choice) return choice.rest.length ? { kind: 'settle', cell } : act(choice)
  const legal = unitsThere.filter((unit) => targets.units.has(unit))
  if (legal.length === 1) return clickUnit(targets, legal[0] as string)
  return legal.length ? { kind: 'ask', units: legal } : { kind: 'none' }
}

/** The line to ask about when a click is not legal, or null when a click there means nothing now. */
export function attempted(
  choices: Choice[],
  selection: Selection,
  cell: string,
  unitsThere: string[],
): string | null {
  const open = choices.filter(isClickable)
  const chosen = chosenUnit(open, selection)
  const unit = unitsThere[unitsThere.length - 1]
  const byCell = open.find((choice) => choice.cell !== null)
  const byUnit = open.find((choice) => choice.unit !== null && !wantsMore(choice))
  if (byUnit && unit) return `${byUnit.verb} ${unit}`
  if (byCell && byCell.unit === null) return `${byCell.verb} ${cell}`
  if (byCell && chosen !== null) return byCell.line.replace(byCell.unit as string, chosen).replace(byCell.cell as string, cell)
  return null
}

/** The name of a number in a prompt's arguments: `{unit: 31}` names the unit at place 31. */
export function namesIn(decisions: Record<string, DecisionShown>, board: BoardFile, kind: 'unit' | 'cell'): string[] {
  const names = board.order?.[kind] ?? []
  return Object.values(decisions).flatMap((decision) =>
    [decision.args[kind], decision.args[`${kind}s`]]
      .flat()
      .filter((place) => typeof place === 'number')
      .map((place) => names[place as number] ?? ''),
  )
}
