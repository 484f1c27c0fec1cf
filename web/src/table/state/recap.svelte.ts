/** What happened since this seat's last action, in short, until its player has seen it. */

import type { RecapShown } from '../../lib/answers'
import { api } from '../../lib/api'
import { markSeen, seenUpTo } from '../../lib/play/marks'
import type { Session } from './session.svelte'

export class Recap {
  told = $state.raw<RecapShown | null>(null)
  /** Whether only its heading is shown: it was there when the player went on. */
  folded = $state(false)
  private asked = 0

  constructor(private readonly session: Session) {}

  async load(): Promise<void> {
    const { table, viewpoint, covered } = this.session
    if (covered || table.guide) return
    const asked = (this.asked += 1)
    const told = await api.recap(table.id, viewpoint).catch(() => null)
    if (asked !== this.asked || !told) return
    // Nothing new is no reason to forget what was not put away yet, unless it was taken back.
    if (!tells(told)) {
      if (this.told && told.after <= this.told.after) this.told = null
      return
    }
    if (told.to <= seenUpTo(table.id, this.name)) return
    const known = this.told?.news.at(-1)?.seq ?? -1
    if (told.news.some((news) => news.seq > known)) this.folded = false
    this.told = told
  }

  /** The player goes on. */
  fold(): void {
    this.folded = true
  }

  close(): void {
    if (this.told) markSeen(this.session.table.id, this.name, this.told.to)
    this.told = null
  }

  forget(): void {
    this.asked += 1
    this.told = null
    this.folded = false
  }

  private get name(): string {
    return `${this.session.seat ?? ''}/card`
  }
}

function tells(told: RecapShown): boolean {
  return told.news.length > 0 || told.moves > 0
}
