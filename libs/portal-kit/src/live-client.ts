import {
  LIVE_CATCH_UP_MS,
  LIVE_HEARTBEAT_MS,
  LIVE_PATH,
  LIVE_POLL_MS,
  LIVE_RECONNECT_MS,
  type LiveMessage,
} from '@onward/contracts/messaging/messaging'
import { RESOURCES } from '@onward/contracts/resources'
import type { LiveChange } from './portal-context'

type Listener = (change: LiveChange) => void

/** The part of WebSocket used here, so that tests can replace it. */
export interface LiveSocket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}
export interface LiveOptions {
  /** Opens a socket to `LIVE_PATH` of the page's origin by default. */
  connect?: () => LiveSocket
  onSessionEnded(): void
  /** From 0 to below 1. After a restart of the server all pages lose their sockets at one moment; by chance they do not come back at one. */
  random?: () => number
}
export interface LiveClient {
  subscribe(listener: Listener): () => void
  stop(): void
}

/** The longest wait before the n-th try to connect again (0 is the first), in milliseconds. */
export const reconnectDelay = (tries: number): number =>
  LIVE_RECONNECT_MS[Math.min(tries, LIVE_RECONNECT_MS.length - 1)] ?? LIVE_RECONNECT_MS[LIVE_RECONNECT_MS.length - 1] ?? 0
/** At least half of a time. */
const within = (ms: number, random: () => number): number => ms * (1 - random() / 2)

const openSocket = (): LiveSocket => {
  const address = new URL(LIVE_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address) as LiveSocket
}

/**
 * Keeps a socket to the server and tells subscribers what changed. After two missed heartbeats the socket is replaced. Without one,
 * everything counts as changed each `LIVE_POLL_MS`, and once after a reconnection, because changes may have been missed. Each of these waits is shorter
 * by chance.
 */
export function startLive({ connect = openSocket, onSessionEnded, random = Math.random }: LiveOptions): LiveClient {
  const listeners = new Set<Listener>()
  let socket: LiveSocket | null = null
  let tries = 0
  let stopped = false
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let catchingUp: ReturnType<typeof setTimeout> | undefined

  const tell = (change: LiveChange) => {
    for (const listener of [...listeners]) listener(change)
  }
  const tellAll = () => tell({ changed: RESOURCES })
  /** What came before the time is up is part of it. */
  const tellAllSoon = () => {
    catchingUp ??= setTimeout(() => {
      catchingUp = undefined
      tellAll()
    }, random() * LIVE_CATCH_UP_MS)
  }
  const poll = () => {
    polling = setTimeout(
      () => {
        tellAll()
        poll()
      },
      within(LIVE_POLL_MS, random),
    )
  }
  const restartTimer = (current: LiveSocket) => {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => current.close(), 2 * LIVE_HEARTBEAT_MS)
  }

  const open = () => {
    const current = connect()
    socket = current
    let wasOpen = false
    current.onopen = () => {
      wasOpen = true
      clearTimeout(polling)
      polling = undefined
      if (tries > 0) tellAllSoon()
      tries = 0
      restartTimer(current)
    }
    current.onmessage = ({ data }) => {
      restartTimer(current)
      const message = readMessage(data)
      if (message?.type === 'ping') current.send('{"type":"pong"}')
      else if (message?.type === 'changed' && message.changed.length === RESOURCES.length) tellAllSoon()
      else if (message?.type === 'changed') tell({ changed: message.changed, ...(message.by && { by: message.by }) })
      else if (message?.type === 'session-ended') {
        stop()
        onSessionEnded()
      }
    }
    current.onclose = () => {
      clearTimeout(silenceTimer)
      if (stopped) return
      if (polling === undefined) poll()
      reconnecting = setTimeout(open, within(reconnectDelay(wasOpen ? 0 : tries), random))
      tries = wasOpen ? 1 : tries + 1
    }
  }

  const stop = () => {
    stopped = true
    clearTimeout(reconnecting)
    clearTimeout(silenceTimer)
    clearTimeout(polling)
    clearTimeout(catchingUp)
    socket?.close()
  }

  open()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop,
  }
}

function readMessage(data: unknown): LiveMessage | null {
  try {
    return JSON.parse(String(data)) as LiveMessage
  } catch {
    return null
  }
}
