/** One player's session at a table: what is seen, what may be chosen, and what is sent. */

import type { BoardFile, ChangesMessage, ClockShown, EndedInWords, LogLine, Message, Seen, StateMessage, TableDetail, ThinkingMessage, UnitSeen, View } from '../../lib/answers'
import { api, isStale, reasonOf, Refusal } from '../../lib/api'
import { NOTHING, namesIn, readChoices, targetsOf, type Choice, type Selection, type Targets } from '../../lib/play/choices'
import { Clicks } from '../../lib/play/clicks'
import { Views } from '../../lib/play/views'
import { listen, type Line, type LiveLine } from '../../lib/live'
import { deliver } from '../../lib/outbox'
import { playedWith } from '../../lib/map/board'
import { markersOf, moves, stacksOf } from '../../lib/map/pieces'
import { lastRoll } from '../../lib/play/rolls'
import { notePromise } from '../../lib/promises'
import { language, settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sounds'
import { Agreement } from './agreement'
import { Course, EVERYTHING } from './course.svelte'
import { Picking } from './picking.svelte'
import { Playback } from './playback.svelte'
import { Questions } from './questions.svelte'
import { Recap } from './recap.svelte'
import { Requests } from './requests'
import type { Lead, Notice } from './messages'
import { Standing, holding } from './standing'
import { Talk } from './talk.svelte'

/** What is left of a view when the screen passes to someone else. */
const UNSEEN: View = { game: '', seat: '', waiting_for: [], decisions: {}, events: [] }

/** What is sent, perhaps again; it answers with the table or its number. */
type Request = (again: boolean) => Promise<StateMessage | ChangesMessage | { seq: number } | void>

export class Session {
  table = $state.raw<TableDetail>() as TableDetail
  board = $state.raw<BoardFile>() as BoardFile
  view = $state.raw<View>() as View
  log = $state.raw<LogLine[]>([])
  seq = $state(0)
  /** The seat from whose viewpoint the table is seen; null for a spectator. */
  seat = $state<string | null>(null)
  line = $state<Line>('open')
  busy = $state(false)
  /** Whether something waits for the line to come back. */
  sending = $state(false)
  clocks = $state.raw<Record<string, ClockShown>>({})
  clocksRead = $state(0)
  canUndo = $state(false)
  /** Why the last action can't be taken back. */
  whyNoUndo = $state('')
  outcome = $state.raw<EndedInWords | null>(null)
  thinking = $state.raw<ThinkingMessage | null>(null)
  notice = $state.raw<Notice | null>(null)
  selection = $state.raw<Selection>(NOTHING)
  /** The seat whose player must be handed the screen. */
  handover = $state<string | null>(null)
  /** The seats whose players have had the screen since the page was loaded. */
  hadScreen = $state.raw<string[]>([])
  /** Nothing of the table is shown until someone says whose seat it is that looks. */
  covered = $state(false)
  /** The seat that plays from now on, as one screen serves several; gone with its first action. */
  turned = $state<string | null>(null)
  /** How often the table was covered; an answer from before that says nothing about who looks now. */
  private covers = 0
  talk = $state.raw<Talk>() as Talk
  /** Set by the guide at a guided table. */
  lead = $state.raw<Lead | null>(null)
  /** The entry of the record that is shown in replay; null: now. */
  at = $state<number | null>(null)
  /** The entry that this player wrote last. */
  acted = $state(0)
  /** Where units stood when this player last acted. */
  private before = $state.raw<UnitSeen[]>([])
  readonly course = new Course(this)
  readonly playback = new Playback(this)
  readonly recap = new Recap(this)
  readonly questions = new Questions(this)
  readonly picking = new Picking(this)
  readonly agreement = new Agreement(this)
  readonly standing = new Standing(this)
  readonly requests = new Requests(this)
  /** Ends when nothing is on its way to the server. */
  sent: Promise<void> = Promise.resolve()
  private live: LiveLine | null = null
  private readonly views = new Views()
  readonly clicks = new Clicks(this)
  /** The seats whose players are at the table now, as far as the line tells. */
  here = $state.raw<string[] | null>(null)
  /** How often the line told of the seats and what they agree on. */
  told = 0
  private left = false

  shown = $derived(this.course.entry?.view ?? this.view)
  private past = $derived(this.at !== null)
  /** What may be chosen now, whatever is shown. */
  offered: Choice[] = $derived(
    this.mayAct ? readChoices(this.view.decisions, this.board).filter((choice) => this.counts(choice)) : [],
  )
  choices: Choice[] = $derived(this.past ? [] : this.offered)
  /** The unit beside the map that was chosen and now waits for the cell where it comes in. */
  entering = $derived.by(() => {
    const { unit } = this.selection
    const lies = unit !== null && this.targets.cells.size > 0 && !this.shown.units?.some(({ id, cell }) => id === unit && cell)
    return lies ? unit : null
  })
  private single = $derived(targetsOf(this.choices, this.selection))
  targets: Targets = $derived(this.picking.group.length ? { ...this.single, cells: this.picking.cells } : this.single)
  stacks = $derived(stacksOf(this.shown.units ?? []))
  markers = $derived(markersOf(this.shown, this.board))
  trails = $derived(this.past ? this.course.trails : moves(this.before, this.view.units ?? []))
  prompt = $derived(Object.values(this.view.decisions).map((decision) => decision.text ?? decision.prompt).join(' '))
  /** The units and cells that the prompt or the guide speaks of. */
  focusUnits = $derived(this.past ? this.course.trails.map(({ id }) => id) : this.spokenOf('unit', this.lead?.units))
  focusCells = $derived(this.past ? this.course.marked : this.spokenOf('cell', this.lead?.cells))

  private spokenOf(kind: 'unit' | 'cell', more: string[] = []): string[] {
    return this.over ? [] : [...new Set([...namesIn(this.view.decisions, this.board, kind), ...more])]
  }

  /** Whether a choice counts: everywhere, but at a guided table only the lesson. */
  private counts(choice: Choice): boolean {
    return !this.table.guide || (this.lead?.seq === this.seq && this.lead.lines.includes(choice.line))
  }

  /** Whether there is something to choose; at a table with a free seat nothing can be done yet. */
  get mayAct(): boolean {
    return this.seat !== null && this.table.status !== 'open' && !this.over && Object.keys(this.view.decisions).length > 0
  }

  get over(): boolean {
    return this.outcome !== null
  }

  /** Whose viewpoint is looked from: the seat's; who only watches a finished game sees what any seat saw. */
  get viewpoint(): string | null {
    return this.seat ?? (this.table.status === 'finished' ? EVERYTHING : null)
  }

  /** Whether this player has a say in a game that is going on. */
  get mayPropose(): boolean {
    return this.seat !== null && this.table.status === 'running' && !this.over && !this.table.guide
  }

  /** The last entry that counts. */
  get lastCounted(): number {
    return this.log.at(-1)?.seq ?? 0
  }

  /** The entry before this seat's last action; null without one. */
  get beforeMine(): number | null {
    const at = this.log.findLastIndex((line) => line.kind === 'action' && line.seat === this.seat)
    return this.log[at - 1]?.seq ?? null
  }

  static async open(table: TableDetail): Promise<Session> {
    const session = new Session()
    session.table = table
    session.board = playedWith(await api.boardFile(table.game, table.scenario, language()), table.options)
    session.talk = new Talk(table)
    const seat = table.my_seats.find((one) => table.waiting_for.includes(one)) ?? table.my_seats[0] ?? null
    if (session.isPassedAround) session.cover(seat)
    else await session.show(seat)
    return session
  }

  /** Whether one screen serves seats that have secrets from each other; a guide plays the others' itself. */
  get isPassedAround(): boolean {
    return this.table.secrets && !this.table.guide && this.table.my_seats.length > 1 && this.table.status !== 'finished' && !this.over
  }

  /** Sits down and looks from the viewpoint of a seat; only now is its view fetched. */
  async show(seat: string | null): Promise<void> {
    await this.lookFrom(seat)
    this.before = this.view.units ?? []
    await this.playback.begin()
    this.covered = false
    if (seat !== null) this.hadScreen = [...this.hadScreen, seat]
    if (this.handover === seat) this.handover = null
  }

  /** Forgets all that is seen, until the player of the next seat is there. */
  cover(next: string | null): void {
    this.live?.close()
    this.playback.stop()
    this.views.forget()
    this.covers += 1
    this.seat = null
    this.handover = next
    this.covered = true
    this.view = UNSEEN
    this.before = []
    this.log = []
    this.notice = null
    this.canUndo = false
    this.whyNoUndo = ''
    void this.course.go(null)
    this.course.forget()
    this.recap.forget()
  }

  close(): void {
    this.course.pause()
    this.playback.stop()
    this.left = true
    this.live?.close()
  }

  /** Another language: names and sentences are fetched anew. */
  async translate(): Promise<void> {
    this.board = playedWith(await api.boardFile(this.table.game, this.table.scenario, language()), this.table.options)
    this.table = await api.table(this.table.id)
    this.course.forget()
    this.views.forget()
    this.connect()
    await this.refresh()
    void this.recap.load()
  }

  /** Fetches what the seat sees now. */
  async refresh(): Promise<void> {
    if (this.covered) return
    const covers = this.covers
    const seen = await api.view(this.table.id, this.viewpoint)
    if (covers !== this.covers) return
    this.take(seen)
    await this.changeSeat()
  }

  /** Sends an action and what follows it, after what is on its way. */
  async act(action: string, then: string[] = []): Promise<void> {
    // What was clicked before something was played back counts; what is clicked in the past only ends it.
    if (!this.playback.interrupt()) await this.clicks.take(action, () => this.sendAction(action, then))
  }

  async sendAction(action: string, then: string[]): Promise<void> {
    if (this.seat === null) return
    this.recap.fold()
    this.before = this.view.units ?? []
    this.turned = null
    this.acted = this.seq + 1
    const { seq, seat } = this
    await this.send(async (again) => {
      try {
        return await api.act(this.table.id, seat, seq, action, then, settings.direct && !this.table.guide)
      } catch (problem) {
        // The first try may have arrived, and only its answer was lost.
        if (again && isStale(problem) && (await this.hasTaken(seat, seq, action))) return
        throw problem
      }
    })
    if (lastRoll(this.log, this.acted)) play('dice')
  }

  private async hasTaken(seat: string, seq: number, action: string): Promise<boolean> {
    const { log } = await api.view(this.table.id, seat)
    return log.find((line) => line.seq > seq && line.seat === seat)?.action === action
  }

  /** Whether dice are thrown for a choice. */
  rolls(choice: Choice): boolean {
    return this.board.verbs[choice.verb]?.rolls ?? false
  }

  /** Sends a request after those under way; what is refused becomes a notice. */
  send(request: Request): Promise<void> {
    this.sent = this.sent.then(() => this.sendNow(request))
    return this.sent
  }

  private async sendNow(request: Request): Promise<void> {
    this.busy = true
    this.notice = null
    try {
      const waiting = (is: boolean) => (this.sending = is)
      const answer = await deliver({ send: request, waiting, wanted: () => !this.left })
      if (answer && 'keep' in answer) this.learn(answer)
      else if (!answer || answer.seq > this.seq) await this.refresh()
    } catch (problem) {
      this.notice = { text: reasonOf(problem), rule: problem instanceof Refusal ? problem.rule : null }
      if (problem instanceof Refusal && problem.status === 409) await this.refresh().catch(() => undefined)
    } finally {
      this.busy = false
    }
  }

  private take(seen: Omit<Seen, 'at'>, kept: LogLine[] = []): void {
    // An answer may come late: after something newer, or for a seat that is no longer looked from.
    if (seen.seq < this.seq || seen.viewpoint !== (this.viewpoint ?? '')) return
    const { seq, view } = this
    const asked = view !== undefined && this.mayAct
    this.view = seen.view
    this.seq = seen.seq
    this.views.note(seen.seq, seen.view)
    this.table = holding(this.table, seen.held)
    // The last seat may have been told of as taken before the game was dealt.
    if (this.table.status === 'open') this.table = { ...this.table, status: seen.status }
    this.log = [...kept, ...seen.log]
    // A page that hears of a new deal first hears of the seats later: the promise is noted when both agree.
    notePromise(this.table.id, this.table.commitment, this.table.dealt, this.log)
    this.canUndo = seen.can_undo
    this.whyNoUndo = seen.why_no_undo
    this.clocks = seen.clocks
    this.clocksRead = Date.now()
    this.outcome = seen.outcome
    // What was picked stays picked when the same is seen again, as when others agree on something.
    if (seen.seq > seq || view?.seat !== seen.view.seat) this.startPicking()
    if (this.mayAct || this.over) this.thinking = null
    void this.questions.chances(null)
    if (view?.seat === seen.view.seat && seen.seq > seq) this.playback.heard(seq, view, asked)
  }

  /** Whether a computer is asked; what is heard of its thinking may come late. */
  get isComputerAsked(): boolean {
    return this.table.seats.some(({ kind, sides }) => kind === 'computer' && sides.some((side) => this.view.waiting_for.includes(side)))
  }

  private startPicking(): void {
    // A verb stays chosen as long as it is offered: a unit walks on hex by hex.
    const { verb } = this.selection
    this.selection = { verb: this.choices.some((choice) => choice.verb === verb) ? verb : null, unit: null }
    this.questions.forget()
    this.picking.forget()
  }

  /** One player with several seats looks from the viewpoint of the one that is asked, once the others look away. */
  private async changeSeat(): Promise<void> {
    const asked = this.table.seats
      .filter((seat) => seat.me && seat.sides.some((side) => this.view.waiting_for.includes(side)))
      .map((seat) => seat.seat)
    const [next] = asked
    this.handover = null
    if (next === undefined || (this.seat !== null && asked.includes(this.seat))) return
    if (this.isPassedAround) {
      // Who threw dice first sees what came of it.
      if (this.seat !== null && lastRoll(this.log, this.acted)) this.handover = next
      else this.cover(next)
      return
    }
    this.turned = next
    this.recap.forget()
    await this.lookFrom(next)
    void this.recap.load()
  }

  private async lookFrom(seat: string | null): Promise<void> {
    this.seat = seat
    this.views.forget()
    this.take(await api.view(this.table.id, this.viewpoint))
    this.connect()
  }

  private connect(): void {
    this.live?.close()
    const seat = this.viewpoint ? `&seat=${encodeURIComponent(this.viewpoint)}` : ''
    this.live = listen(
      `/tables/${this.table.id}/live?differences=true${seat}`,
      (message) => this.hear(message),
      (line) => {
        if (line === 'open' && this.line === 'lost') void this.talk.catchUp()
        this.line = line
        if (line === 'lost') this.here = null
      },
    )
  }

  /** The table has changed; whoever acted learns it by the answer, or by the line if that is faster. */
  private learn(seen: StateMessage | ChangesMessage): void {
    if (seen.seq <= this.seq || seen.viewpoint !== (this.viewpoint ?? '')) return
    const view = this.views.read(seen)
    if (!view) return void this.refresh().catch(() => undefined)
    const asked = this.mayAct
    const lost = this.playback.lost(seen)
    this.take({ ...seen, view }, this.log.filter((line) => line.seq <= seen.keep))
    if (lost) this.notice = { text: lost, rule: null }
    // Another's standing order changes the table's number and nothing that can be seen.
    if (seen.log.length || asked !== this.mayAct) play(this.mayAct && !asked ? 'turn' : 'move')
    void this.changeSeat()
  }

  private hear(message: Message): void {
    if (message.type === 'state') {
      this.learn(message)
    } else if (message.type === 'chat') {
      this.talk.hear(message)
    } else if (message.type === 'thinking') {
      this.thinking = message
    } else if (message.type === 'seats') {
      this.told += 1
      this.table = message.table
      this.talk.learn(this.table)
      void this.refresh().catch(() => undefined)
    } else if (message.type === 'trouble') {
      this.thinking = null
      this.notice = { text: message.text, rule: null }
    } else if (message.type === 'here') {
      this.here = message.seats
    }
  }
}
