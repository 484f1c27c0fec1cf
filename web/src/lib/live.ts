/** The live line to a table: it heals by itself and says how it stands. */

import type { Message } from './answers'

export type Line = 'open' | 'lost'

export interface LiveLine {
  close(): void
}

const LONGEST_PAUSE = 15_000
const PING = 25_000

/** Opens the line; `heard` gets every message, `changed` how the line stands. */
export function listen(
  path: string,
  heard: (message: Message) => void,
  changed: (line: Line) => void,
): LiveLine {
  let socket: WebSocket | null = null
  let pause = 500
  let wanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let pings: ReturnType<typeof setInterval> | undefined

  function open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    socket = new WebSocket(`${scheme}//${location.host}/api${path}`)
    socket.onopen = () => {
      pause = 500
      changed('open')
      pings = setInterval(() => socket?.send('{"type":"ping"}'), PING)
    }
    socket.onmessage = (event) => heard(JSON.parse(event.data))
    socket.onclose = () => {
      clearInterval(pings)
      if (!wanted) return
      changed('lost')
      timer = setTimeout(open, pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
    }
  }

  function hurry(): void {
    if (!wanted || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(timer)
    open()
  }

  addEventListener('online', hurry)
  open()
  return {
    close() {
      wanted = false
      clearTimeout(timer)
      clearInterval(pings)
      removeEventListener('online', hurry)
      socket?.close()
    },
  }
}
