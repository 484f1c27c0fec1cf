/** What the server offers about accounts. */

import { ask, type Me } from '../lib/api'

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
  remove: (password: string) => ask<null>('POST', '/account/delete', { password }),
}
