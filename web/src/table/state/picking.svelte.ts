/** Picking several units at once, and saying by a cell who shall come there. */

import type { Together as Goes } from '../../lib/answers'
import { api } from '../../lib/api'
import { choicesIn, NOTHING, type Choice } from '../../lib/play/choices'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/text'
import { comers, together, type Ahead, type Together } from '../../lib/play/together'
import type { Session } from './session.svelte'

const UNKNOWN = { seq: -1, ahead: {} as Ahead }

export class Picking {
  /** The units that go together to the cell that is chosen next, and the cells that all of them can go to. */
  group = $state.raw<string[]>([])
  cells = $state.raw<Map<string, Choice[]>>(new Map())
  private known = $state.raw(UNKNOWN)
  private asked: Promise<Ahead> | null = null

  constructor(private readonly session: Session) {}

  /** The choices that a click may mean now. */
  private get open(): Choice[] {
    const { verb } = this.session.selection
    return this.session.choices.filter((choice) => verb === null || choice.verb === verb)
  }

  /** The verbs that take these units at once, as far as is known. */
  verbsFor(units: string[]): string[] {
    if (units.length < 2 || this.known.seq !== this.session.seq) return []
    const verbs = [...new Set(this.open.filter((choice) => choice.unit !== null).map((choice) => choice.verb))]
    return verbs.filter((verb) => this.how(verb, units).kind !== 'none')
  }

  private how(verb: string, units: string[]): Together {
    return together(this.open, verb, units, this.known.ahead, this.session.board)
  }

  /** Asks once what each choice leads to. */
  async look(): Promise<Ahead> {
    const { session } = this
    if (this.known.seq === session.seq) return this.known.ahead
    if (session.seat === null) return {}
    const seq = session.seq
    this.asked ??= api.ahead(session.table.id, session.seat).catch(() => ({}))
    const ahead = await this.asked
    if (seq === session.seq) this.known = { seq, ahead }
    return ahead
  }

  /** Takes all these units: at once, or to a cell that is still to be chosen. False if one must first say how. */
  async takeAll(units: string[], verb?: string): Promise<boolean> {
    await this.look()
    const verbs = verb === undefined ? this.verbsFor(units) : [verb]
    if (verbs.length !== 1) return false
    const how = this.how(verbs[0] as string, units)
    if (how.kind === 'none') return false
    if (how.kind === 'act') void this.actTogether(how.picks)
    else [this.group, this.cells] = [units, how.cells]
    return true
  }

  /** Takes these lines one after the other, as far as the rules let one. */
  async takeEach(lines: string[]): Promise<void> {
    await this.actTogether(lines.map((line) => [line]))
  }

  /** Does what a click means, for one unit or for all that go together. */
  async act({ line, picks }: Pick<Choice, 'line' | 'picks'>): Promise<void> {
    await (picks ? this.actTogether(picks) : this.session.act(line))
  }

  /** Sends as many picks as the rules let one make, and says why the rest stay. */
  private async actTogether(picks: string[][]): Promise<void> {
    const { session } = this
    if (session.playback.interrupt()) return
    await session.clicks.take(picks[0]?.[0] ?? '', async () => {
      const told = await this.howFar(picks)
      const [line, ...then] = told.goes.flatMap((place) => picks[place] ?? [])
      if (line !== undefined) await session.sendAction(line, then)
      const count = picks.length - told.goes.length
      const refused = line !== undefined && session.notice
      if (!count || refused) return
      session.notice = { title: t('some-stay', { count }), text: told.bar?.text ?? t('stay-for-now'), rule: told.bar?.rule || null }
    })
  }

  /** Which picks go together; where that can't be asked, all of them are sent, and the server refuses what it must. */
  private async howFar(picks: string[][]): Promise<Goes> {
    const all = { goes: [...picks.keys()], bar: null }
    const { seat, table } = this.session
    return seat === null ? all : api.together(table.id, seat, picks).catch(() => all)
  }

  /** The units that could come to a cell where nothing else can be chosen. */
  async comersTo(cell: string): Promise<Map<string, string[]>> {
    if (!settings.direct || this.session.table.guide || !this.session.choices.length) return new Map()
    const ahead = await this.look()
    return comers(this.open, cell, ahead, this.session.board)
  }

  /** What ends the march of the units that are on their way, so that others can follow. */
  get closing(): Choice | undefined {
    const { board, choices } = this.session
    return choices.find(({ verb, unit, cell }) => board.verbs[verb]?.closes && unit === null && cell === null)
  }

  /** Ends the march of one unit and takes another, from beside the map; settles on it where it can go to several places. */
  async takeNext(unit: string): Promise<void> {
    const { session } = this
    const [end, ...next] = await this.nextOf([unit])
    if (!end) return
    await session.act(end, next)
    if (!next.length) session.selection = { ...NOTHING, unit }
  }

  /** How one of these units comes next, if what another does is ended first; nothing follows where one must say which. */
  async nextOf(units: string[]): Promise<string[]> {
    const { closing, session } = this
    if (!closing || !units.length || session.table.guide) return []
    const ahead = await this.look()
    const open = choicesIn(ahead[closing.line] ?? {}, session.board).filter(({ unit, rest }) => unit !== null && units.includes(unit) && !rest.length)
    if (!open.length) return []
    const [only, ...others] = open
    return only && !others.length ? [closing.line, only.line] : [closing.line]
  }

  /** Those of them that are known without asking. */
  knownComers(cell: string): Map<string, string[]> {
    if (!settings.direct || this.known.seq !== this.session.seq) return new Map()
    return comers(this.open, cell, this.known.ahead, this.session.board)
  }

  /** Units of a stack are no longer picked together. */
  drop(): void {
    if (this.group.length) [this.group, this.cells] = [[], new Map()]
  }

  /** The position is another one. */
  forget(): void {
    this.drop()
    this.asked = null
  }

  /** What is said when units cannot go together. */
  apart(): void {
    this.session.notice = { text: t('not-together'), rule: null }
  }
}
