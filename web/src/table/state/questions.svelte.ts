/** What a player asks before acting: why something can't be done, and with what chances something can. */

import type { ForecastShown, Reason } from '../../lib/answers'
import { api, reasonOf } from '../../lib/api'
import type { Choice } from '../../lib/play/choices'
import { t } from '../../lib/text'
import type { Session } from './session.svelte'

export class Questions {
  /** The chances that are shown. */
  forecast = $state.raw<ForecastShown | null>(null)
  /** What they are the chances of. */
  about = $state.raw<Choice | null>(null)
  /** The buttons that lead to chances of their own, where there are several. */
  ways = $state.raw<Choice[]>([])
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

  /**
   * Shows the chances of an action, or for null those of the last button that has any: what may help a roll comes
   * before it, what wants a number as well is only a way to do it, and a pass matters least.
   */
  async chances(action: string | null): Promise<void> {
    const { session } = this
    const buttons = session.choices.filter(({ line, verb, unit, cell }) => {
      if (action !== null) return line === action
      return session.board.verbs[verb]?.spelt_out || (!unit && !cell && verb !== 'pass-until')
    })
    const seq = session.seq
    const rolls = buttons.filter((one) => session.rolls(one)).reverse()
    if (action === null) void this.compare(rolls.toReversed())
    const weight = ({ verb, rest }: Choice) => (verb === 'pass' ? Infinity : rest.length)
    for (const choice of rolls.sort((one, other) => weight(one) - weight(other) || 0)) {
      const found = await this.ask(choice.line)
      if (seq !== session.seq) return
      if (!found) continue
      this.forecast = found
      this.about = choice
      return
    }
    this.forecast = null
  }

  /** Finds out which of several buttons lead to a roll, so that a finger can look at each of them. */
  private async compare(rolls: Choice[]): Promise<void> {
    const { seq } = this.session
    const found = await Promise.all(rolls.map(({ line }) => this.ask(line)))
    if (seq === this.session.seq) this.ways = rolls.filter((_, place) => found[place])
  }

  private ask(line: string): Promise<ForecastShown | null> {
    const { seat, table } = this.session
    const known = this.asked.get(line)
    if (known) return known
    const wanted = seat === null ? Promise.resolve(null) : api.forecast(table.id, seat, line).catch(() => null)
    this.asked.set(line, wanted)
    return wanted
  }

  /** The position is another one: its chances are not known yet. */
  forget(): void {
    this.asked.clear()
    this.forecast = null
    this.ways = []
  }
}

/** A question that the server refuses is answered by its reason. */
function unknown(problem: unknown): Reason {
  return { rule: '', text: reasonOf(problem) }
}
