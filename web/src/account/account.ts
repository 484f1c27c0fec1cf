/** What the server offers about accounts. */

import type { Address, Me, NoticesShown, Secret, SessionShown } from '../lib/answers'
import { ask } from '../lib/api'

export const account = {
  create: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  signOut: () => ask<null>('DELETE', '/session'),
  setPassword: (old: string, next: string) => ask<null>('PUT', '/account/password', { old, new: next }),
  devices: () => ask<SessionShown[]>('GET', '/account/sessions'),
  endDevice: (id: string) => ask<null>('DELETE', `/account/sessions/${id}`),
  endOthers: () => ask<null>('DELETE', '/account/sessions'),
  forgotten: (email: string) => ask<null>('POST', '/account/forgotten', { email }),
  /** Sets a new password by the link in a mail, and signs in. */
  reset: (token: string, password: string) => ask<Me>('POST', '/account/reset', { token, password }),
  remove: (password: string) => ask<null>('POST', '/account/delete', { password }),
}

export const notices = {
  wishes: () => ask<NoticesShown>('GET', '/notices'),
  change: (changes: Partial<Pick<NoticesShown, 'email_on' | 'webhook_on' | 'scope'>>) =>
    ask<NoticesShown>('PATCH', '/notices', changes),
  setEmail: (email: string) => ask<NoticesShown>('PUT', '/notices/email', { email }),
  dropEmail: () => ask<NoticesShown>('DELETE', '/notices/email'),
  setWebhook: (url: string) => ask<Secret>('PUT', '/notices/webhook', { url }),
  dropWebhook: () => ask<NoticesShown>('DELETE', '/notices/webhook'),
  /** Follows a link from a mail. */
  follow: (what: 'verify' | 'unsubscribe', token: string) =>
    ask<Address>('POST', `/notices/${what}`, { token }),
}
