/** What the people at a table say to each other. */

import type { ChatLine, TableDetail } from '../../lib/answers'
import { api } from '../../lib/api'

export class Talk {
  lines = $state.raw<ChatLine[]>([])
  /** How many lines of others came while nobody looked. */
  unread = $state(0)
  /** Whether there is anyone to talk to. */
  open = $state(false)
  private watched = false
  private readonly id: string

  constructor(table: TableDetail) {
    this.id = table.id
    this.learn(table)
    this.unread = 0
  }

  /** Takes over what the table knows: who sits here and what was said. */
  learn(table: TableDetail): void {
    this.open = table.my_seats.length > 0 && table.seats.some((seat) => !seat.me && seat.kind !== 'computer')
    for (const line of table.chat) this.hear(line)
  }

  hear(line: ChatLine): void {
    if (this.lines.some((one) => one.id === line.id)) return
    this.lines = [...this.lines, line].sort((one, other) => one.id - other.id)
    if (!line.me && !this.watched) this.unread += 1
  }

  /** Whether somebody looks at the lines from now on. */
  watch(watched: boolean): void {
    this.watched = watched
    if (watched) this.unread = 0
  }

  async say(words: string): Promise<void> {
    this.hear(await api.say(this.id, words))
  }

  /** What was said while the line was broken. */
  async catchUp(): Promise<void> {
    const table = await api.table(this.id).catch(() => null)
    if (table) this.learn(table)
  }
}
