/** Which roles the seats of a table have for now, where a table in the view says so. */

import type { BoardFile, View } from '../answers'
import type { Named } from '../names'

/** The role of each seat that has one, by the name of the seat. */
export function rolesOf(board: BoardFile, view: View): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { list, columns } of board.panels) {
    const [role, seat] = [columns[0], columns.find((column) => column.seat)]
    const rows = view[list]
    if (!role || !seat || !Array.isArray(rows)) continue
    for (const row of rows as Record<string, unknown>[]) {
      const value = String(row[role.field])
      found[String(row[seat.field])] = role.values?.[value] ?? value
    }
  }
  return found
}

/** Seats that are called by their roles as well, wherever a sentence names them. */
export function withRoles<Seat extends Named & { seat: string }>(seats: Seat[], roles: Record<string, string>): Seat[] {
  return seats.map((seat) => {
    const role = roles[seat.seat]
    if (role === undefined) return seat
    const { forms } = seat
    const [the, of, to] = [forms.the, forms.of, forms.to].map((form) => `${form} (${role})`) as [string, string, string]
    return { ...seat, title: `${seat.title} (${role})`, forms: { ...forms, the, of, to } }
  })
}
