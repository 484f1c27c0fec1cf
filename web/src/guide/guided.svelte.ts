/** A learner's way through a guide: the server says how far it goes, the learner how far it is read. */

import type { Guidance, GuideStep } from '../lib/answers'
import { api } from '../lib/api'
import { t } from '../lib/text'
import type { Session } from '../table/state/session.svelte'
import type { Lead } from '../table/state/messages'

export class Guided {
  guidance = $state.raw<Guidance | null>(null)
  /** The step that is read now. */
  at = $state(0)

  readonly step = $derived<GuideStep | null>(this.guidance?.steps[this.at] ?? null)
  readonly count = $derived(this.guidance?.steps.length ?? 0)
  /** Whether it is for the learner to do something, on the board or in the orders. */
  readonly doing = $derived(
    this.guidance !== null && this.at === this.guidance.last && (this.guidance.undo || this.guidance.lines.length > 0),
  )
  readonly ended = $derived(this.count > 0 && this.at === this.count - 1)
  readonly lead = $derived<Lead | null>(
    this.guidance && {
      seq: this.guidance.seq,
      lines: this.doing ? this.guidance.lines : [],
      units: this.step?.units ?? [],
      cells: this.step?.cells ?? [],
      hint: this.doing ? t('guide-hint') : t('guide-hint-next'),
    },
  )

  constructor(private readonly session: Session) {}

  /** Asks where the learner is; what was read already stays behind. */
  async follow(): Promise<void> {
    const found = await api.guidance(this.session.table.id).catch(() => null)
    if (!found || found.seq < this.session.seq) return
    const { first, last } = this.guidance ?? { first: -1, last: -1 }
    this.guidance = found
    if (found.first !== first || found.last !== last) this.at = found.first
  }

  go(by: 1 | -1): void {
    const last = this.guidance?.last ?? 0
    this.at = Math.min(Math.max(this.at + by, 0), last)
  }
}
