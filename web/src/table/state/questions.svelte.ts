/** What a player asks before acting: why something can't be done, and with what chances something can. */

import type { ForecastShown, Reason } from '../../lib/answers'
import { api, reasonOf } from '../../lib/api'
import { t } from '../../lib/text'
import type { Session } from './session.svelte'

export class Questions {
  /** The chances that are shown. */
  forecast = $state.raw<ForecastShown | null>(null)
  private asked = new Map<string, Promise<ForecastShown | null>>()

  constructor(private readonly session: Session) {}

  /** Why something can't be done, as a notice. */
  async whyNot(action: string | null): Promise<void> {
    const { session } = this
    if (session.seat === null) return
    const reason: Reason | null =
      action === null ? null : await api.explain(session.table.id, session.seat, action).catch(unknown)
    if (reason) session.notice = { title: t('why-not'), text: reason.text, rule: reason.rule || null }
    else if (session.lead) session.notice = { text: session.lead.hint, rule: null }
  }

  /** Why a click on a cell, a unit in it or its edge does nothing. */
  async whyThere(cell: string, unit: string | null, edge: string | null = null): Promise<void> {
    const { session } = this
    if (session.seat === null) return
    const reason = await api.why(session.table.id, session.seat, cell, unit, edge).catch(unknown)
    const text = reason?.text ?? t('nothing-there', { prompt: session.prompt })
    session.notice = { title: t('why-not'), text, rule: reason?.rule || null }
  }

  /** Shows the chances of an action, or for null those of the last button: what may help a roll comes before it. */
  async chances(action: string | null): Promise<void> {
    const { session } = this
    const line = action ?? session.choices.findLast((choice) => session.rolls(choice) && !choice.unit && !choice.cell)?.line
    const choice = session.choices.find((one) => one.line === line)
    if (!line || !choice || !session.rolls(choice) || session.seat === null) {
      this.forecast = null
      return
    }
    const seq = session.seq
    let wanted = this.asked.get(line)
    if (!wanted) {
      wanted = api.forecast(session.table.id, session.seat, line).catch(() => null)
      this.asked.set(line, wanted)
    }
    const found = await wanted
    if (seq === session.seq) this.forecast = found
  }

  /** The position is another one: its chances are not known yet. */
  forget(): void {
    this.asked.clear()
    this.forecast = null
  }
}

/** A question that the server refuses is answered by its reason. */
function unknown(problem: unknown): Reason {
  return { rule: '', text: reasonOf(problem) }
}
