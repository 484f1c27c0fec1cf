/** What a player has set on this device. */

import type { Pace } from './play/playback'

const KEY = 'grognard-settings'

export interface Settings {
  /** Empty: the browser's. */
  language: '' | 'en' | 'fr'
  counters: 'small' | 'normal' | 'large'
  text: 'normal' | 'large' | 'largest'
  motion: boolean
  sound: boolean
  safeColours: boolean
  /** Whether the browser says when it is this player's turn and the page is hidden. */
  notify: boolean
  /** On a touch screen, the first tap shows what the second one does. */
  twoTaps: boolean
  /** How fast the others' actions are played back. */
  playback: Pace
  /** Whether a small picture of the whole sheet lies on the board. */
  overview: boolean
  /** What leaves no choice is done with the click before it; a click on an empty cell brings the only unit that can come. */
  direct: boolean
  /** What ending a phase or passing gives up is said before it is done. */
  warn: boolean
}

const FACTOR = { small: 0.85, normal: 1, large: 1.22 }
const LETTERS = { normal: '100%', large: '115%', largest: '130%' }

function stored(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const plain: Settings = {
    language: '',
    counters: 'normal',
    text: 'normal',
    motion: !still,
    sound: false,
    safeColours: false,
    notify: false,
    twoTaps: true,
    playback: 'normal',
    direct: true,
    warn: true,
    overview: matchMedia('(min-width: 700px) and (min-height: 521px)').matches,
  }
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return plain
  }
}

export const settings = $state(stored())

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}

export function language(): 'en' | 'fr' {
  return settings.language || (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
}

export function counterFactor(): number {
  return FACTOR[settings.counters]
}

/** The size of the page's letters, and with them of all that is measured in them. */
export function letterSize(): string {
  return LETTERS[settings.text]
}
