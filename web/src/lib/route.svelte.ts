/** Which screen is shown: kept in the address after `#`, so that links and the back button work. */

export interface Route {
  /** The first word of the address; empty in the lobby. */
  screen: string
  table: string | null
  /** The seat and the token of an invitation. */
  seat: string | null
  token: string | null
  /** The entry that a link leads to, and from which viewpoint. */
  at: number | null
  viewpoint: string | null
  /** The table whose dice are verified; empty: those of a file. */
  dice: string | null
  /** The map that is looked at. */
  map: string | null
}

function read(): Route {
  const [path = '', search = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [screen = '', id] = path.split('/')
  const words = new URLSearchParams(search)
  const at = words.get('at') ?? ''
  return {
    screen,
    table: screen === 'table' && id ? id : null,
    seat: words.get('seat'),
    token: words.get('token'),
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
    viewpoint: words.get('viewpoint'),
    dice: screen === 'dice' ? (id ?? '') : null,
    map: screen === 'map' && id ? id : null,
  }
}

export const route: Route = $state(read())

addEventListener('hashchange', () => Object.assign(route, read()))

export function tableAddress(id: string): string {
  return `#/table/${id}`
}

/** The link to an entry of a table, seen from a viewpoint. */
export function entryAddress(id: string, at: number, viewpoint: string | null): string {
  const words = new URLSearchParams(viewpoint === null ? { at: String(at) } : { at: String(at), viewpoint })
  return `${location.origin}${location.pathname}${tableAddress(id)}?${words}`
}

export function diceAddress(id = ''): string {
  return `#/dice/${id}`
}

export function mapAddress(name: string): string {
  return `#/map/${name}`
}

/** The link that lets its bearer take a seat. */
export function inviteAddress(id: string, seat: string, token: string): string {
  const words = new URLSearchParams({ seat, token })
  return `${location.origin}${location.pathname}${tableAddress(id)}?${words}`
}
