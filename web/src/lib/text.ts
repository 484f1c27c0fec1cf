/** The page's own words, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../text/en.ftl?raw'
import french from '../text/fr.ftl?raw'
import { language } from './settings.svelte'

function bundle(name: string, source: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false })
  const faults = made.addResource(new FluentResource(source))
  if (faults.length) throw faults[0]
  return made
}

const bundles = { en: bundle('en', english), fr: bundle('fr', french) }

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundles[language()]
  const pattern = words.getMessage(id)?.value
  return pattern ? words.formatPattern(pattern, args) : id
}
