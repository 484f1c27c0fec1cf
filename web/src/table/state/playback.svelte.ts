/** What the others did, played back step by step when it arrives; what one can choose stands still meanwhile. */

import type { LogLine, View } from '../../lib/answers'
import { markSeen, seenUpTo } from '../../lib/play/marks'
import { seatsNamed } from '../../lib/names'
import { Queue, stepsOf, takenBack, type Clock, type Step } from '../../lib/play/playback'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sounds'
import { t } from '../../lib/text'
import type { Session } from './session.svelte'

const CLOCK: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

export class Playback {
  on = $state(false)
  paused = $state(false)
  /** The step that is shown, its place, and how many there are. */
  step = $state.raw<Step | null>(null)
  place = $state(0)
  of = $state(0)
  private last = 0
  /** Whether it pauses because the page is hidden. */
  private away = false
  private readonly queue: Queue

  constructor(
    private readonly session: Session,
    clock: Clock = CLOCK,
  ) {
    this.queue = new Queue({
      clock,
      pace: () => settings.playback,
      show: (step) => this.show(step),
      changed: () => this.copy(),
      ended: () => this.ended(),
    })
  }

  /** The first look from a seat's viewpoint: what the others did since its last action, or from the set-up on. */
  async begin(): Promise<void> {
    const { seat, table, log } = this.session
    if (seat === null) return this.rest()
    const from = Math.max(this.ownLast(log), seenUpTo(table.id, seat))
    const steps = stepsOf(log.filter((line) => line.seq > from), seat)
    if (!this.wanted || !steps.some((step) => step.seq > 0)) return this.rest()
    await this.start(from, steps)
  }

  /** What was told once more. */
  async again(after: number): Promise<void> {
    const { log, seat } = this.session
    this.queue.skip()
    await this.start(after, stepsOf(log.filter((line) => line.seq > after), seat))
  }

  /** New entries: `before` is what was seen up to `known`, `asked` whether this player had to decide then. */
  heard(known: number, before: View, asked: boolean): void {
    const { log, seat } = this.session
    if (this.queue.on) this.queue.keep((step) => log.some((line) => line.seq === step.seq))
    const fresh = log.filter((line) => line.seq > known)
    const own = fresh.findLastIndex((line) => line.kind === 'action' && line.seat === seat)
    const steps = stepsOf(fresh.slice(own + 1), seat)
    if (this.queue.on) return this.queue.add(steps)
    if (!fresh.length && this.session.recap.told) void this.session.recap.load()
    if (own === fresh.length - 1) return
    // Who is thinking over the same question as before is not taken away from it.
    const thinking = asked && own < 0
    if (!this.wanted || thinking || this.session.at !== null || !steps.length) return this.rest()
    this.last = fresh[own]?.seq ?? known
    this.session.course.put({ at: known, view: before, line: null }, null)
    this.queue.add(steps)
    this.look(!document.hidden)
  }

  /** What another player took back, in words. */
  lost({ keep, log }: { keep: number; log: LogLine[] }): string | null {
    const { table } = this.session
    const lines = takenBack(this.session.log, keep, log, table.my_seats)
    const [first] = lines
    if (!first) return null
    return t('taken-back', { seat: seatsNamed(table.seats, [first.seat ?? '']), text: lines.map(({ text }) => text).join(' ') })
  }

  /** Nothing is played to a page that nobody sees. */
  look(visible: boolean): void {
    if (visible && this.away) this.queue.resume()
    else if (!visible && this.on && !this.paused) this.queue.pause()
    else return
    this.away = !visible
  }

  toggle(): void {
    if (this.paused) this.queue.resume()
    else this.queue.pause()
  }

  forward(): void {
    this.queue.forward()
  }

  /** To the present. */
  skip(): void {
    this.queue.skip()
  }

  /** The table is left, or covered. */
  stop(): void {
    this.queue.stop()
  }

  /** An attempt to act leads to the present first; says whether the past was shown. */
  interrupt(): boolean {
    const { on } = this.queue
    this.queue.skip()
    return on
  }

  private get wanted(): boolean {
    return settings.playback !== 'off' && !this.session.table.guide
  }

  private ownLast(log: LogLine[]): number {
    const own = log.findLast((line) => line.kind === 'action' && line.seat === this.session.seat)
    return own?.seq ?? (log[0]?.seq ?? 0) - 1
  }

  private async start(from: number, steps: Step[]): Promise<void> {
    this.last = Math.max(from, 0)
    try {
      await this.session.course.show(this.last, null)
    } catch {
      return this.rest()
    }
    this.queue.add(steps)
    if (!this.queue.on) this.ended()
  }

  private async show(step: Step): Promise<void> {
    const { course } = this.session
    const next = this.queue.waiting.slice(0, 3).map(({ seq }) => seq)
    await course.show(step.seq, step.seq > this.last ? this.last : null, next)
    this.last = step.seq
    play(step.lines.some((line) => line.events?.some(({ args }) => args.die !== undefined)) ? 'dice' : 'move')
  }

  private ended(): void {
    this.session.course.leave()
    this.rest()
  }

  /** The present is seen. */
  private rest(): void {
    const { seat, table, seq } = this.session
    if (seat !== null) markSeen(table.id, seat, seq)
    void this.session.recap.load()
  }

  private copy(): void {
    this.on = this.queue.on
    this.paused = this.queue.paused
    this.step = this.queue.current
    this.place = this.queue.shown
    this.of = this.queue.shown + this.queue.waiting.length
  }
}
