import { expect, test } from 'vitest'
import { citationsOf } from '../src/lib/rules'

const RULES = {
  'annex-2/mod-army': { name: 'Annexe 2', text: '+1 pour une armée entière.' },
  'annex-2/mod-wood': { name: 'Annexe 2', text: '−1 dans les bois.' },
  '8.1.2': { name: '8.1.2', text: 'Une seule zone attaquée.' },
}

test('rules are cited by their names, those of one table together', () => {
  expect(citationsOf(['annex-2/mod-army', '8.1.2', 'annex-2/mod-wood', '8.1.2'], RULES)).toEqual([
    { name: 'Annexe 2', texts: ['+1 pour une armée entière.', '−1 dans les bois.'] },
    { name: '8.1.2', texts: ['Une seule zone attaquée.'] },
  ])
})

test('a game without a ledger has no words for its rules', () => {
  expect(citationsOf(['4-1'], {})).toEqual([{ name: '4-1', texts: [] }])
})
