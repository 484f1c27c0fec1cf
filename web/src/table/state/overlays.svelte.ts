/** What is laid over the board: which overlays are on, and their tints as the server tells them. */

import type { OverlayLook, Tint } from '../../lib/answers'
import { api, reasonOf } from '../../lib/api'
import type { Session } from './session.svelte'

/** The tones and texts of an overlay, by cell. */
type Tints = Record<string, Tint[]>

export class Overlays {
  /** The names of those that are switched on. */
  on = $state.raw<string[]>([])
  /** The unit that was pointed at last. */
  unit = $state<string | null>(null)
  tints = $state.raw<Record<string, Tints>>({})
  private readonly asked = new Map<string, Promise<Tints>>()

  constructor(private readonly session: Session) {}

  get all(): OverlayLook[] {
    return this.session.board.overlays ?? []
  }

  get shown(): OverlayLook[] {
    return this.all.filter(({ name }) => this.on.includes(name))
  }

  /** The unit that overlays about one unit speak of: until one is pointed at, the one in hand. */
  get about(): string | null {
    return this.unit ?? this.session.selection.unit ?? this.session.focusUnits[0] ?? null
  }

  /** The viewpoint of what is shown: of a finished game any may be chosen. */
  private get viewpoint(): string | null {
    return this.session.course.viewpoint || null
  }

  toggle(name: string): void {
    this.on = this.on.includes(name) ? this.on.filter((other) => other !== name) : [...this.on, name]
  }

  /** Fetches what is switched on, as it stands at the moment that is shown. */
  async fetch(): Promise<void> {
    const { session, viewpoint, about: unit } = this
    const wanted = this.shown
    const key = [session.seq, session.at, viewpoint, unit, ...this.on].join(' ')
    this.latest = key
    const found = await Promise.all(wanted.map((look) => this.ask(look)))
    if (this.latest === key) {
      this.tints = Object.fromEntries(wanted.map(({ name }, place) => [name, found[place] ?? {}]))
    }
  }

  private latest = ''

  private ask(look: OverlayLook): Promise<Tints> {
    const { viewpoint } = this
    const { seq, at, table } = this.session
    if (look.unit && this.about === null) return Promise.resolve({})
    const unit = look.unit ? this.about : null
    const key = [look.name, unit, seq, at, viewpoint].join(' ')
    const known = this.asked.get(key)
    if (known) return known
    if (this.asked.size > 200) this.asked.clear()
    const answer = api.overlay(table.id, look.name, viewpoint, unit, at).catch((problem: unknown) => {
      this.asked.delete(key)
      this.session.notice = { text: reasonOf(problem), rule: null }
      return {}
    })
    this.asked.set(key, answer)
    return answer
  }
}
