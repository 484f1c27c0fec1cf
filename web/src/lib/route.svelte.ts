/** Which screen is shown: kept in the address after `#`, so that links and the back button work. */

export interface Route {
  /** The first word of the address; empty in the lobby. */
  screen: string
  table: string | null
  /** The seat and the token of an invitation. */
  seat: string | null
  token: string | null
}

function read(): Route {
  const [path = '', search = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [screen = '', id] = path.split('/')
  const words = new URLSearchParams(search)
  return { screen, table: screen === 'table' && id ? id : null, seat: words.get('seat'), token: words.get('token') }
}

export const route: Route = $state(read())

addEventListener('hashchange', () => Object.assign(route, read()))

export function tableAddress(id: string): string {
  return `#/table/${id}`
}

/** The link that lets its bearer take a seat. */
export function inviteAddress(id: string, seat: string, token: string): string {
  const words = new URLSearchParams({ seat, token })
  return `${location.origin}${location.pathname}${tableAddress(id)}?${words}`
}
