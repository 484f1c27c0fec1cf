import { describe, expect, it } from 'vitest'
import type { BoardFile, View } from '../src/lib/answers'
import { stepsOf } from '../src/lib/play/steps'
import { smallBoard } from './board'

const board: BoardFile = {
  ...smallBoard(),
  readings: [
    { path: 'weather', name: 'Weather', values: { snow: 'snow' } },
    { path: 'ladder', name: 'Combat', values: { retreat: 'b · Retreat', fire: 'c · Fire', assault: 'After the assaults' }, steps: true },
  ],
}
const at = (ladder: string | null): View => ({ weather: 'snow', ladder }) as unknown as View

describe('courses of steps', () => {
  it('say which step is played, those before and after it, and their letters', () => {
    expect(stepsOf(board, at('fire'))).toEqual([
      { path: 'ladder', name: 'Combat', steps: ['b · Retreat', 'c · Fire', 'After the assaults'], signs: ['b', 'c', ''], now: 1 },
    ])
  })

  it('are not shown while none of their steps is played', () => {
    expect(stepsOf(board, at(null))).toEqual([])
  })
})
