/** Sends a request until the server has answered it, so that a lost line costs no click. */

import { Refusal } from './api'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 4000
/** Answers of what stands before a server that is away for a moment. */
const AWAY = [502, 503, 504]

export interface Errand<T> {
  /** Sends it; `again` after a try whose fate is unknown. */
  send: (again: boolean) => Promise<T>
  /** Is told whether it waits for the connection to come back. */
  waiting: (is: boolean) => void
  /** Whether it still matters; the page may have been left. */
  wanted: () => boolean
}

/** Carries an errand out; a refusal is an answer and ends it. */
export async function deliver<T>(errand: Errand<T>, pause: (length: number) => Promise<void> = rest): Promise<T> {
  let length = FIRST_PAUSE
  for (let again = false; ; again = true) {
    try {
      const answer = await errand.send(again)
      errand.waiting(false)
      return answer
    } catch (problem) {
      const answered = problem instanceof Refusal && !AWAY.includes(problem.status)
      if (answered || !errand.wanted()) {
        errand.waiting(false)
        throw problem
      }
      errand.waiting(true)
      await pause(length)
      length = Math.min(2 * length, LONGEST_PAUSE)
    }
  }
}

/** Waits so long, or until the browser says that it is online again. */
function rest(length: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, length)
    addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
}
