import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import english from '../src/text/en.ftl?raw'
import french from '../src/text/fr.ftl?raw'
import { share, since } from '../src/lib/numbers'
import { levelTitle } from '../src/lib/text'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const ids = (file: string) => new FluentResource(file).body.map((message) => message.id)
/** What each message is told, whichever form of a name its sentence asks for: `$of-seat` is `$seat`. */
const variables = (file: string) =>
  Object.fromEntries(
    file
      .split(/^(?=[a-z][a-z0-9-]* =)/m)
      .filter((entry) => !entry.startsWith('#'))
      .map((entry) => {
        const text = entry.replace(/^#.*$/gm, '')
        const told = [...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1]?.replace(/^(the|The|of|to|number)-/, ''))
        return [entry.split(' =')[0], [...new Set(told)].sort().join()]
      }),
  )

it('says the same in both languages, with the same variables', () => {
  expect(ids(french)).toEqual(ids(english))
  expect(variables(french)).toEqual(variables(english))
})

it('has words for every message in the code, and no idle ones', () => {
  const code = Object.values(sources).join('\n')
  const used = new Set([...code.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1]))
  const families = [...code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map((match) => match[1] as string)
  const tabs = ['situation', 'log', 'tables', 'legend', 'chat', 'notes']
  const known = new Set(ids(english))
  expect([...used].filter((id) => !known.has(id as string))).toEqual([])
  const idle = ids(english).filter(
    (id) => !used.has(id) && !tabs.includes(id) && !families.some((family) => id.startsWith(family)),
  )
  expect(idle).toEqual([])
})

it('sets no-break spaces before high punctuation in French', () => {
  const texts = french.split('\n').filter((line) => !line.startsWith('#'))
  expect(texts.filter((line) => / [:;?!%»]/.test(line.replace(/^[a-z-]+ = /, '').replace(/\{[^}]*\}/g, '')))).toEqual([])
})

it('says how long ago a moment was', () => {
  const now = 1_000_000
  const told = [1, 90, 7300, 180_000].map((past) => since(now - past, 'en', now))
  expect(told).toEqual(['now', '1 minute ago', '2 hours ago', '2 days ago'])
})

it('reads the fractions of the server', () => {
  expect([share('1/4'), share('1'), share('0')]).toEqual([0.25, 1, 0])
})

it('calls a player that others registered by its own name', () => {
  expect(levelTitle('random')).toBe('beginner, plays at random')
  expect(levelTitle('careful')).toBe('careful')
})
