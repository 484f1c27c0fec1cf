/** How long each seat may think, in words. */

import type { Budget } from './answers'
import { t } from './text'

/** The minutes of a day. */
export const DAY = 24 * 60

export function budgetTitle({ kind, minutes }: Budget): string {
  return minutes < DAY ? t('budget-minutes', { count: minutes }) : t(`budget-${kind}`, { count: minutes / DAY })
}
