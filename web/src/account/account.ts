/** What the server offers about accounts. */

import type { Me } from '../lib/answers'
import { ask } from '../lib/api'

/** A device on which the player is signed in. */
export interface Device {
  id: string
  created: number
  used: number
  device: string
  this: boolean
}

export const account = {
  create: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  signOut: () => ask<null>('DELETE', '/session'),
  setPassword: (old: string, next: string) => ask<null>('PUT', '/account/password', { old, new: next }),
  devices: () => ask<Device[]>('GET', '/account/sessions'),
  endDevice: (id: string) => ask<null>('DELETE', `/account/sessions/${id}`),
  endOthers: () => ask<null>('DELETE', '/account/sessions'),
  forgotten: (email: string) => ask<null>('POST', '/account/forgotten', { email }),
  /** Sets a new password by the link in a mail, and signs in. */
  reset: (token: string, password: string) => ask<Me>('POST', '/account/reset', { token, password }),
  remove: (password: string) => ask<null>('POST', '/account/delete', { password }),
}

/** What the player wants to be told, and whether the server can send mail. */
export interface Wishes {
  can_mail: boolean
  email: string | null
  verified: boolean
  email_on: boolean
  webhook: string | null
  webhook_on: boolean
  /** Tables played by turns, or all while none is open. */
  scope: 'turns' | 'all'
}

export const notices = {
  wishes: () => ask<Wishes>('GET', '/notices'),
  change: (changes: Partial<Pick<Wishes, 'email_on' | 'webhook_on' | 'scope'>>) =>
    ask<Wishes>('PATCH', '/notices', changes),
  setEmail: (email: string) => ask<Wishes>('PUT', '/notices/email', { email }),
  dropEmail: () => ask<Wishes>('DELETE', '/notices/email'),
  setWebhook: (url: string) => ask<{ secret: string }>('PUT', '/notices/webhook', { url }),
  dropWebhook: () => ask<Wishes>('DELETE', '/notices/webhook'),
  /** Follows a link from a mail. */
  follow: (what: 'verify' | 'unsubscribe', token: string) =>
    ask<{ email: string }>('POST', `/notices/${what}`, { token }),
}
