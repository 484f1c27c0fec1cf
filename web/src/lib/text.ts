/** The page's own words, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../text/en.ftl?raw'
import french from '../text/fr.ftl?raw'
import { formsOf, type Named, plain } from './names'
import { language } from './settings.svelte'

function bundle(name: string, source: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false })
  const faults = made.addResource(new FluentResource(source))
  if (faults.length) throw faults[0]
  return made
}

const bundles = { en: bundle('en', english), fr: bundle('fr', french) }

/** Words, numbers, or names that the sentence has to agree with. */
export type Arguments = Record<string, FluentVariable | Named | Named[]>

export function t(id: string, args: Arguments = {}): string {
  const words = bundles[language()]
  const pattern = words.getMessage(id)?.value
  return pattern ? words.formatPattern(pattern, spelled(args)) : id
}

/** How a computer player is called: in words of ours, or by the name it was registered with. */
export function levelTitle(level: string): string {
  const title = t(`level-${level}`)
  return title === `level-${level}` ? level : title
}

function spelled(args: Arguments): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) Object.assign(given, formsOf(name, value, language()))
    else if (typeof value === 'object' && 'forms' in value) Object.assign(given, formsOf(name, [value], language()))
    else if (typeof value === 'string') Object.assign(given, formsOf(name, [plain(value)], language()))
    else given[name] = value
  }
  return given
}
