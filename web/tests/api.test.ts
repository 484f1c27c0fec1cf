import { afterEach, expect, test, vi } from 'vitest'
import { api, reasonOf, Refusal } from '../src/lib/api'

afterEach(() => vi.unstubAllGlobals())

async function refusedWith(status: number, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return api.games().catch((problem: unknown) => problem)
}

test('a refusal is told in the words of the server', async () => {
  const problem = await refusedWith(409, '{"error": "stale", "message": "Too late.", "rule": "6-1"}')
  expect(problem).toBeInstanceOf(Refusal)
  expect(problem).toMatchObject({ status: 409, code: 'stale', rule: '6-1' })
  expect(reasonOf(problem)).toBe('Too late.')
})

test.each([400, 401, 403, 404, 409, 413, 418, 429])('a refusal %i without words is told all the same', async (status) => {
  for (const body of ['', '<html>', '{}', '{"message": ""}']) {
    const reason = reasonOf(await refusedWith(status, body))
    expect(reason).not.toMatch(/^$|^refused/)
  }
})

test('what is no answer at all is said as well', () => {
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe('The server is not responding. Nothing is lost: try again in a moment.')
})
