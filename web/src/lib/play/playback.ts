/** Playing back what the others did: the steps there are, how long each is shown, and the queue they stand in. */

import type { EventShown, LogLine } from '../answers'

export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

/** What is shown at once: the table after an entry, and the lines of the log that led there. */
export interface Step {
  seq: number
  lines: LogLine[]
}

export interface Clock {
  /** Calls after so many milliseconds; returns what prevents it. */
  after(ms: number, call: () => void): () => void
}

const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 1 }
/** How long a step is shown, by the weightiest kind of news in it. */
const HELD: Record<string, number> = { attack: 2600, retreat: 1500, move: 1050, minor: 800 }
const OTHERWISE = 2000
const LETTER = 16
const LONGEST = 5000
/** More than this at the normal pace is played faster, up to a limit: whoever plays on live is not left behind. */
const PATIENCE = 45_000
const FASTEST = 0.4
const MINOR = 'minor'

/** The steps that show what others than this seat did; entries that only prepare something are shown together. */
export function stepsOf(lines: LogLine[], seat: string | null): Step[] {
  const steps: Step[] = []
  for (const line of lines) {
    if (!line.text || (seat !== null && line.seat === seat)) continue
    const last = steps.at(-1)
    const together = last && [...last.lines, line].every((one) => one.seat === line.seat && isMinor(one))
    if (together) {
      last.lines.push(line)
      last.seq = line.seq
    } else steps.push({ seq: line.seq, lines: [line] })
  }
  return steps
}

/** What another seat took back: the lines that no longer count, unless the table went back by agreement. */
export function takenBack(lines: LogLine[], keep: number, fresh: LogLine[], mine: string[]): LogLine[] {
  if (fresh.some((line) => line.kind === 'back')) return []
  // News that started from an older table tell again what is known already.
  const told = new Set(fresh.map(({ seq }) => seq))
  return lines.filter(({ seq, seat, text }) => seq > keep && !told.has(seq) && text && seat !== null && !mine.includes(seat))
}

export function eventsOf(step: Step): EventShown[] {
  return step.lines.flatMap((line) => line.events ?? [])
}

function isMinor(line: LogLine): boolean {
  return line.seq > 0 && !!line.events?.length && line.events.every((event) => event.kind === MINOR)
}

/** How long a step is shown at the normal pace: as its news deserve, and as long as its words take to read. */
export function holdOf(step: Step): number {
  const kinds = eventsOf(step).map((event) => HELD[event.kind ?? ''] ?? OTHERWISE)
  const letters = step.lines.reduce((sum, line) => sum + line.text.length, 0)
  return Math.min(LONGEST, Math.max(kinds.length ? Math.max(...kinds) : OTHERWISE, 500 + LETTER * letters))
}

export interface Stage {
  clock: Clock
  pace: () => Pace
  /** Shows a step; the time that it is held runs from then on. */
  show: (step: Step) => Promise<void>
  /** Something about the queue has changed. */
  changed: () => void
  /** All was shown, or the rest was skipped. */
  ended: () => void
}

/** Steps that are shown one after the other. */
export class Queue {
  waiting: Step[] = []
  current: Step | null = null
  paused = false
  /** How many steps were shown since it began. */
  shown = 0
  private hurry = 1
  private run = 0
  private busy = false
  private cancel: (() => void) | null = null

  constructor(private readonly stage: Stage) {}

  get on(): boolean {
    return this.current !== null || this.waiting.length > 0
  }

  add(steps: Step[]): void {
    if (!steps.length) return
    const idle = !this.on
    this.waiting.push(...steps)
    const planned = this.waiting.reduce((sum, step) => sum + holdOf(step), 0)
    this.hurry = Math.max(FASTEST, Math.min(idle ? 1 : this.hurry, PATIENCE / planned))
    if (idle) void this.next()
    else this.stage.changed()
  }

  /** Forgets the steps of entries that no longer count. */
  keep(counts: (step: Step) => boolean): void {
    this.waiting = this.waiting.filter(counts)
    this.stage.changed()
  }

  pause(): void {
    if (!this.on || this.paused) return
    this.paused = true
    this.cancel?.()
    this.cancel = null
    this.stage.changed()
  }

  resume(): void {
    if (!this.paused) return
    this.paused = false
    this.stage.changed()
    if (!this.busy) void this.next()
  }

  /** Shows the next step now. */
  forward(): void {
    if (this.on && !this.busy) void this.next()
  }

  /** Leaves out the rest. */
  skip(): void {
    if (this.on) this.end()
  }

  /** Shows nothing more, as if nothing had been there. */
  stop(): void {
    this.run += 1
    this.cancel?.()
    this.cancel = null
    this.waiting = []
    this.current = null
    this.paused = this.busy = false
    this.shown = 0
    this.hurry = 1
    this.stage.changed()
  }

  private async next(): Promise<void> {
    this.cancel?.()
    this.cancel = null
    const step = this.waiting.shift()
    if (!step) return this.end()
    const run = this.run
    this.current = step
    this.shown += 1
    this.busy = true
    this.stage.changed()
    try {
      await this.stage.show(step)
    } catch {
      if (run === this.run) this.end()
      return
    }
    if (run !== this.run) return
    this.busy = false
    if (this.paused) return
    const ms = holdOf(step) * FACTOR[this.stage.pace()] * this.hurry
    this.cancel = this.stage.clock.after(ms, () => void this.next())
  }

  private end(): void {
    this.stop()
    this.stage.ended()
  }
}
