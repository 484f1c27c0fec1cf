/** The course of a game: going to any of its entries, from which viewpoint, and what one marked there. */

import type { EntryShown, LogLine, Marked, Turn } from '../../lib/answers'
import { api, reasonOf } from '../../lib/api'
import { moves } from '../../lib/map/pieces'
import { placesIn, strikes, type Strike } from '../../lib/play/scene'
import { entryAddress, tableAddress } from '../../lib/route.svelte'
import { t } from '../../lib/text'
import type { Session } from './session.svelte'

/** The viewpoint that sees what any seat sees; it is allowed when the game is over. */
export const EVERYTHING = '*'
const KEPT = 300
const PACE = 1200
const MOST_SKIPPED = 40

export class Course {
  /** The entries that count, in order, and where turns begin. */
  steps = $state.raw<number[]>([0])
  turns = $state.raw<Turn[]>([])
  bookmarks = $state.raw<Marked[]>([])
  playing = $state(false)
  speed = $state(1)
  /** What is shown of the past; null: the present. */
  entry = $state.raw<EntryShown | null>(null)
  /** The entry one step before the one that is shown. */
  private before = $state.raw<EntryShown | null>(null)
  /** Another viewpoint than that of one's own seat. */
  private chosen = $state<string | null>(null)
  private earlier = $state.raw<LogLine[]>([])
  private others = $state.raw<LogLine[] | null>(null)
  private wanted: number | null = null
  /** How often something was asked to be shown. */
  private asked = 0
  /** The number at which the steps were fetched. */
  private known = -1
  private kept = new Map<string, Promise<EntryShown>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private session: Session) {}

  get viewpoint(): string {
    return this.chosen ?? this.session.seat ?? (this.session.over ? EVERYTHING : '')
  }

  /** The viewpoints that may be chosen. */
  get choosable(): string[] {
    return this.session.over ? [...this.session.table.seats.map((seat) => seat.seat), EVERYTHING] : []
  }

  get at(): number {
    return this.session.at ?? this.session.seq
  }

  get last(): number {
    return this.steps.at(-1) ?? 0
  }

  /** The place of what is shown among the steps. */
  get index(): number {
    const later = this.steps.findIndex((step) => step > this.at)
    return later < 0 ? this.steps.length - 1 : Math.max(0, later - 1)
  }

  get turn(): number | null {
    return this.turns.findLast((chapter) => chapter.at <= this.at)?.turn ?? null
  }

  /** The units that the step shown moved. */
  get trails(): { id: string; from: string; to: string }[] {
    return this.entry ? moves(this.before?.view.units ?? [], this.entry.view.units ?? []) : []
  }

  /** The cells from which the step shown took units off the map. */
  get losses(): string[] {
    const still = new Set((this.entry?.view.units ?? []).filter((unit) => unit.cell).map((unit) => unit.id))
    const gone = this.entry ? (this.before?.view.units ?? []).filter((unit) => unit.cell && !still.has(unit.id)) : []
    return [...new Set(gone.map((unit) => unit.cell as string))]
  }

  /** The attacks of the step shown, from where the attackers stood. */
  get strikes(): Strike[] {
    const then = this.before ?? this.entry
    return this.entry?.line ? strikes(this.entry.line.events ?? [], this.session.board, then?.view.units ?? []) : []
  }

  /** The cells that the step shown speaks of, unless it only tells of a move, and those where units were lost. */
  get marked(): string[] {
    const told = (this.entry?.line?.events ?? []).filter(({ kind }) => kind !== 'move')
    return [...new Set([...this.losses, ...placesIn(told, this.session.board, this.entry?.view.units ?? [])])]
  }

  /** Where to look: where the step shown begins and ends. */
  get scene(): string[] {
    const ways = [...this.trails, ...this.strikes].flatMap(({ from, to }) => [from, to])
    return [...new Set([...ways, ...this.marked])]
  }

  get log(): LogLine[] {
    return [...this.earlier, ...(this.others ?? this.session.log)]
  }

  get address(): string {
    return entryAddress(this.session.table.id, this.at, this.chosen)
  }

  /** Whether one can practise from the entry shown: not once the game has ended by its rules. */
  get canPractise(): boolean {
    const { outcome, seat, table } = this.session
    const ended = outcome !== null && outcome.rule !== '' && this.at >= this.last
    return !ended && (this.session.over || seat !== null) && table.status !== 'open'
  }

  /** Fetches the steps, unless nothing has happened since. */
  async load(): Promise<void> {
    const { table, viewpoint, seq } = this.session
    if (this.known === seq) return
    const course = await api.course(table.id, viewpoint)
    this.known = seq
    this.steps = course.line
    this.turns = course.turns
  }

  async loadBookmarks(): Promise<void> {
    this.bookmarks = await api.bookmarks(this.session.table.id)
  }

  /** What was kept is of another language or another time. */
  forget(): void {
    this.kept.clear()
    this.earlier = []
    this.others = null
    if (this.session.at !== null) void this.go(this.session.at)
  }

  /** An entry that a link leads to. */
  async visit(at: number, viewpoint: string | null): Promise<void> {
    if (at > this.session.seq) {
      this.session.notice = { text: t('moment-not-yet'), rule: null }
      return
    }
    if (viewpoint !== null && viewpoint !== this.viewpoint) {
      if (this.choosable.includes(viewpoint)) return this.see(viewpoint, at)
      this.session.notice = { text: t('moment-other-viewpoint'), rule: null }
    }
    await this.go(at)
  }

  /** Looks from another viewpoint. */
  async see(viewpoint: string, at = this.at): Promise<void> {
    const own = viewpoint === this.session.viewpoint
    this.chosen = own ? null : viewpoint
    this.earlier = []
    this.others = null
    await this.go(at)
    if (!own) this.others = await api.log(this.session.table.id, viewpoint, this.session.seq + 1)
  }

  /** Shows an entry, and what changed since an earlier one; `soon` are those that will be shown next. */
  async show(at: number, since: number | null, soon: number[] = []): Promise<void> {
    const asked = (this.asked += 1)
    for (const next of soon) void this.fetch(next).catch(() => undefined)
    const [entry, before] = await Promise.all([this.fetch(at), since === null ? null : this.fetch(since)])
    // Whoever went to the present or elsewhere meanwhile is not taken back to it.
    if (asked === this.asked) this.put(entry, before)
  }

  put(entry: EntryShown, before: EntryShown | null): void {
    this.wanted = this.session.at = entry.at
    this.entry = entry
    this.before = before
  }

  /** Shows an entry, or the present for null. */
  async go(at: number | null): Promise<void> {
    this.session.playback.skip()
    this.asked += 1
    this.wanted = at
    if (at !== null) await this.load().catch(() => undefined)
    if (at === null || (at >= this.last && this.viewpoint === (this.session.viewpoint ?? ''))) return this.leave()
    const step = Math.max(0, at)
    this.session.at = step
    const index = this.index
    const previous = this.steps[index - 1]
    try {
      const [entry, before] = await Promise.all([
        this.fetch(step),
        previous === undefined ? null : this.fetch(previous),
      ])
      if (this.wanted !== at) return
      this.entry = entry
      this.before = before
    } catch (problem) {
      this.pause()
      this.session.notice = { text: reasonOf(problem), rule: null }
      return
    }
    for (const near of [index + 1, index + 2, index - 2]) {
      const next = this.steps[near]
      if (next !== undefined) void this.fetch(next).catch(() => undefined)
    }
  }

  step(by: number): Promise<void> {
    return this.go(this.steps[Math.max(0, this.index + by)] ?? null)
  }

  /** The beginning of the next turn, or of this one, or of the one before. */
  stepTurn(by: 1 | -1): Promise<void> {
    const chapter =
      by > 0
        ? this.turns.find((one) => one.at > this.at)
        : this.turns.findLast((one) => one.at < (this.steps[this.index] ?? 0))
    return this.go(chapter ? chapter.at : by > 0 ? this.last : 0)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    this.playing = true
    void this.play(this.at >= this.last)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** One step after the other; those in which nothing can be seen are passed over. */
  private async play(fromStart: boolean): Promise<void> {
    if (fromStart) await this.go(0)
    else {
      for (let skipped = 0; skipped < MOST_SKIPPED && this.playing; skipped++) {
        await this.step(1)
        if (!this.entry || this.entry.line?.text || this.trails.length) break
      }
    }
    if (!this.playing) return
    if (this.at >= this.last) return this.pause()
    this.timer = setTimeout(() => void this.play(false), PACE / this.speed)
  }

  /** Back to the present. */
  leave(): void {
    this.asked += 1
    this.pause()
    this.session.at = null
    this.entry = null
    this.before = null
    this.chosen = null
    this.others = null
  }

  private fetch(at: number): Promise<EntryShown> {
    const key = `${this.viewpoint} ${at}`
    let found = this.kept.get(key)
    if (!found) {
      found = api.entry(this.session.table.id, this.viewpoint, at)
      found.catch(() => this.kept.delete(key))
      this.kept.set(key, found)
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string)
    }
    return found
  }

  /** Lines of the log before those that are there; says whether there were any. */
  async readEarlier(): Promise<boolean> {
    const first = this.log[0]
    if (!first || first.seq <= 0) return false
    const viewpoint = this.others ? this.viewpoint : (this.session.viewpoint ?? '')
    const found = await api.log(this.session.table.id, viewpoint, first.seq)
    if (this.log[0] === first) this.earlier = [...found, ...this.earlier]
    return found.length > 0
  }

  async mark(name: string): Promise<void> {
    const made = await api.addBookmark(this.session.table.id, this.at, name)
    this.bookmarks = [...this.bookmarks, made].sort((one, other) => one.at - other.at)
  }

  async unmark(bookmark: Marked): Promise<void> {
    await api.deleteBookmark(this.session.table.id, bookmark.id)
    this.bookmarks = this.bookmarks.filter((one) => one.id !== bookmark.id)
  }

  /** A practice table that goes on from the entry shown. */
  async practise(): Promise<void> {
    const made = await api.fork(this.session.table.id, this.at)
    location.hash = tableAddress(made.id)
  }
}
