/** Calls a player whose turn it is: a mark in the title of the tab, and a notification while it is hidden. */

import { settings } from '../lib/settings.svelte'
import { t } from '../lib/text'

/** Stands before the title of a page where it is the player's turn. */
export const MARK = '● '

/** Whether this browser could show notifications here at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext
}

/** Asks the player's browser for its permission. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells a player who looks elsewhere that a table waits for them. */
export function callPlayer(table: string, title: string): void {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return
  try {
    const call = new Notification(title, { body: t('notify-text'), tag: table, icon: '/mark.svg' })
    call.onclick = () => {
      focus()
      call.close()
    }
  } catch {
    // Some phones have the interface but refuse to use it; the title is marked in any case.
  }
}
