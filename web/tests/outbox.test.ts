import { expect, it } from 'vitest'
import { Refusal } from '../src/lib/api'
import { deliver } from '../src/lib/outbox'

/** A server that gives these answers one after the other, and what the page saw and did. */
function server(...answers: (Error | string)[]) {
  const seen = { tries: [] as boolean[], waiting: [] as boolean[], pauses: [] as number[], wanted: true }
  const send = async (again: boolean): Promise<string> => {
    seen.tries.push(again)
    const answer = answers.shift()
    if (typeof answer === 'string') return answer
    throw answer
  }
  const errand = { send, waiting: (is: boolean) => seen.waiting.push(is), wanted: () => seen.wanted }
  const pause = async (length: number) => void seen.pauses.push(length)
  return { seen, run: () => deliver(errand, pause) }
}

const lost = () => new TypeError('Failed to fetch')

it('sends once when all is well', async () => {
  const { seen, run } = server('done')
  expect(await run()).toBe('done')
  expect(seen.tries).toEqual([false])
})

it('sends again until the line is back, and waits longer each time', async () => {
  const { seen, run } = server(lost(), lost(), new Refusal(503, '', 'away', null), lost(), lost(), 'done')
  expect(await run()).toBe('done')
  expect(seen.tries).toEqual([false, true, true, true, true, true])
  expect(seen.pauses).toEqual([500, 1000, 2000, 4000, 4000])
  expect(seen.waiting.at(0)).toBe(true)
  expect(seen.waiting.at(-1)).toBe(false)
})

it('takes a refusal for an answer', async () => {
  const refusal = new Refusal(409, 'stale', 'too late', null)
  const { seen, run } = server(lost(), refusal)
  await expect(run()).rejects.toBe(refusal)
  expect(seen.waiting).toEqual([true, false])
})

it('gives up when the page was left', async () => {
  const { seen, run } = server(lost())
  seen.wanted = false
  await expect(run()).rejects.toThrow('Failed to fetch')
  expect(seen.pauses).toEqual([])
})
