import { describe, expect, it } from 'vitest'
import type { LogLine } from '../src/lib/answers'
import { holdOf, Queue, stepsOf, takenBack, type Clock, type Pace, type Step } from '../src/lib/play/playback'
import { event, logLine } from './shown'

function line(seq: number, kind: string, seat: string | null = 'west', text = `entry ${seq}`): LogLine {
  const events = text ? [event(`a.${kind}`, {}, { kind, text })] : []
  return logLine(seq, { seat, text, events })
}

const moves = (from: number, count: number) => Array.from({ length: count }, (_, place) => line(from + place, 'move'))

describe('what another took back', () => {
  const lines = [line(1, 'move', 'east'), line(2, 'move', 'west'), line(3, 'move', 'west')]

  it('is what no longer counts', () => {
    expect(takenBack(lines, 1, [], ['east']).map(({ seq }) => seq)).toEqual([2, 3])
  })

  it('is nothing that is told again, as by news that started from an older table', () => {
    expect(takenBack(lines, 1, [line(2, 'move', 'west'), line(3, 'move', 'west'), line(4, 'move', 'west')], ['east'])).toEqual([])
    expect(takenBack(lines, 1, [line(2, 'move', 'west'), line(5, 'move', 'west')], ['east']).map(({ seq }) => seq)).toEqual([3])
  })

  it('is nothing of one’s own, and nothing where all agreed to go back', () => {
    expect(takenBack(lines, 0, [], ['east', 'west'])).toEqual([])
    expect(takenBack(lines, 1, [{ ...line(4, 'back'), kind: 'back' }], ['east'])).toEqual([])
  })
})

/** A clock that runs only when it is told to. */
class Hand implements Clock {
  due: { at: number; call: () => void }[] = []
  now = 0

  after(ms: number, call: () => void): () => void {
    const one = { at: this.now + ms, call }
    this.due.push(one)
    return () => (this.due = this.due.filter((other) => other !== one))
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    await settled()
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      this.now = next.at
      this.due = this.due.filter((other) => other !== next)
      next.call()
      await settled()
    }
    this.now = end
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function stage(pace: Pace = 'normal', show: (step: Step) => Promise<void> = async () => undefined) {
  const clock = new Hand()
  const seen: number[] = []
  let ends = 0
  const queue = new Queue({
    clock,
    pace: () => pace,
    show: async (step) => {
      await show(step)
      seen.push(step.seq)
    },
    changed: () => undefined,
    ended: () => (ends += 1),
  })
  return { clock, seen, queue, ends: () => ends }
}

describe('the steps', () => {
  it('are the lines of others that say something', () => {
    const lines = [line(1, 'move', 'east'), line(2, 'move'), line(3, 'move', 'west', ''), line(4, 'attack')]
    expect(stepsOf(lines, 'east').map((step) => step.seq)).toEqual([2, 4])
    expect(stepsOf(lines, null).map((step) => step.seq)).toEqual([1, 2, 4])
  })

  it('show what only prepares something together, up to who acts next', () => {
    const lines = [line(1, 'minor'), line(2, 'minor'), line(3, 'minor', 'north'), line(4, 'move'), line(5, 'minor')]
    expect(stepsOf(lines, 'east').map((step) => step.lines.map((one) => one.seq))).toEqual([[1, 2], [3], [4], [5]])
    expect(stepsOf(lines, 'east')[0]?.seq).toBe(2)
  })

  it('are held as long as their news deserve and their words take to read', () => {
    const [move, attack] = stepsOf([line(1, 'move'), line(2, 'attack')], null) as [Step, Step]
    expect(holdOf(attack)).toBeGreaterThan(holdOf(move))
    const [wordy] = stepsOf([line(1, 'move', 'west', 'a long sentence '.repeat(9))], null) as [Step]
    expect(holdOf(wordy)).toBeGreaterThan(holdOf(move))
    expect(holdOf(stepsOf([line(1, 'attack', 'west', 'x'.repeat(900))], null)[0] as Step)).toBeLessThanOrEqual(5000)
  })
})

describe('the queue', () => {
  it('shows one step after the other, each for its time, and ends once', async () => {
    const { clock, seen, queue, ends } = stage()
    queue.add(stepsOf(moves(1, 3), null))
    await settled()
    expect(seen).toEqual([1])
    const hold = holdOf(stepsOf(moves(1, 1), null)[0] as Step)
    await clock.pass(hold - 1)
    expect(seen).toEqual([1])
    await clock.pass(1)
    expect(seen).toEqual([1, 2])
    await clock.pass(10 * hold)
    expect([seen, ends(), queue.on]).toEqual([[1, 2, 3], 1, false])
  })

  it('is faster or slower as the player likes', async () => {
    const times: number[] = []
    for (const pace of ['slow', 'normal', 'fast'] as const) {
      const { clock, queue } = stage(pace)
      queue.add(stepsOf(moves(1, 3), null))
      while (queue.on) await clock.pass(10)
      times.push(clock.now)
    }
    expect(times[0]).toBeGreaterThan(1.5 * (times[1] as number))
    expect(times[2]).toBeLessThan(0.5 * (times[1] as number))
  })

  it('hurries when much is waiting, so that a live opponent is not left behind', async () => {
    const { clock, queue, seen } = stage()
    queue.add(stepsOf(moves(1, 200), null))
    while (queue.on) await clock.pass(50)
    const alone = holdOf(stepsOf(moves(1, 1), null)[0] as Step)
    expect(seen.length).toBe(200)
    expect(clock.now).toBeLessThan(0.45 * 200 * alone)
  })

  it('shows a live opponent step by step at the full pace, and what comes meanwhile at its end', async () => {
    const { clock, queue, seen } = stage()
    const hold = holdOf(stepsOf(moves(1, 1), null)[0] as Step)
    queue.add(stepsOf(moves(1, 1), null))
    await clock.pass(hold / 2)
    queue.add(stepsOf(moves(2, 1), null))
    expect(seen).toEqual([1])
    await clock.pass(hold / 2)
    expect(seen).toEqual([1, 2])
  })

  it('pauses, goes a step on, and goes on', async () => {
    const { clock, queue, seen } = stage()
    queue.add(stepsOf(moves(1, 4), null))
    await settled()
    queue.pause()
    await clock.pass(60_000)
    expect(seen).toEqual([1])
    queue.forward()
    await clock.pass(60_000)
    expect(seen).toEqual([1, 2])
    queue.resume()
    await clock.pass(60_000)
    expect([seen, queue.on]).toEqual([[1, 2, 3, 4], false])
  })

  it('skips to the end at any time, also while a step is being fetched', async () => {
    let arrive = (): void => undefined
    const { clock, queue, seen, ends } = stage('normal', () => new Promise((done) => (arrive = done)))
    queue.add(stepsOf(moves(1, 3), null))
    queue.skip()
    expect([queue.on, ends()]).toEqual([false, 1])
    arrive()
    await clock.pass(60_000)
    expect([seen.length <= 1, ends(), clock.due.length]).toEqual([true, 1, 0])
    queue.skip()
    expect(ends()).toBe(1)
  })

  it('forgets what was taken back meanwhile', async () => {
    const { clock, queue, seen } = stage()
    queue.add(stepsOf(moves(1, 4), null))
    await settled()
    queue.keep((step) => step.seq < 3)
    await clock.pass(60_000)
    expect(seen).toEqual([1, 2])
  })

  it('ends where a step cannot be fetched: the present is always there', async () => {
    const { queue, ends } = stage('normal', () => Promise.reject(new Error('no line')))
    queue.add(stepsOf(moves(1, 3), null))
    await settled()
    expect([queue.on, ends()]).toEqual([false, 1])
  })

  it('stops without an end when the table is left', async () => {
    const { clock, queue, ends } = stage()
    queue.add(stepsOf(moves(1, 3), null))
    queue.stop()
    await clock.pass(60_000)
    expect([queue.on, ends()]).toEqual([false, 0])
  })
})
