/** What a step of the log shows on the board: who attacks whom, and where to look. */

import type { BoardFile, EventShown, UnitSeen } from '../answers'

export interface Strike {
  from: string
  to: string
}

/** The names behind the numbers in an event's arguments. */
export function named(board: BoardFile, kind: 'unit' | 'cell', ...values: unknown[]): string[] {
  const names = board.order?.[kind] ?? []
  return values.flat().flatMap((place) => (typeof place === 'number' ? (names[place] ?? []) : []))
}

/** From each attacker's cell, as it stood before, to each cell attacked. */
export function strikes(events: EventShown[], board: BoardFile, before: UnitSeen[]): Strike[] {
  const stood = new Map(before.map((unit) => [unit.id, unit.cell]))
  const found = new Map<string, Strike>()
  for (const { args } of events) {
    for (const unit of named(board, 'unit', args.attackers)) {
      const from = stood.get(unit)
      for (const to of named(board, 'cell', args.cells, args.cell)) {
        if (from && from !== to) found.set(`${from} ${to}`, { from, to })
      }
    }
  }
  return [...found.values()]
}

/** The cells that events speak of, or where the units stand that they speak of. */
export function placesIn(events: EventShown[], board: BoardFile, units: UnitSeen[]): string[] {
  const stands = new Map(units.map((unit) => [unit.id, unit.cell]))
  const places = events.flatMap(({ args }) => {
    const cells = named(board, 'cell', args.cell, args.cells)
    return cells.length ? cells : named(board, 'unit', args.unit, args.units).map((unit) => stands.get(unit) ?? '')
  })
  return [...new Set(places.filter((label) => label && board.cells[label]))]
}
