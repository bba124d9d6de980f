import type { LiveMessage } from '@onward/contracts'

/** What the hub needs of a WebSocket. */
export interface LiveSocket {
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends the connection without the closing handshake: for peers that no longer answer or read. */
  terminate(): void
  readonly bufferedAmount: number
}
export interface Viewer {
  accountId: string
  sessionId: string
}
/** One open socket of one person. */
export interface Member {
  /** Feed what the browser sends. */
  received(text: string): void
  /** Call when the socket has closed. */
  left(): void
}

export interface LiveHub {
  /** Null when this account has as many sockets as it may: the socket is closed and the browser polls. */
  join(socket: LiveSocket, viewer: Viewer): Member | null
  /** To every socket of one account. */
  deliver(accountId: string, message: LiveMessage): void
  /** To everyone: after an interruption it is unknown who missed what. */
  deliverToAll(messages: readonly LiveMessage[]): void
  /**
   * One heartbeat: ends sockets that did not answer the last ping, pings the rest, and rechecks their sessions. Pings wait for no check, and
   * while one is under way none begins. Resolves when all sessions are checked.
   */
  beat(): Promise<void>
  /** Sockets now open. */
  size(): number
  closeAll(): void
}

export interface HubOptions {
  /** Those of up to `MOST_CHECKED_AT_ONCE` sessions that are live, as are their accounts. A rejection means that it is unknown; the sockets stay open. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  onUncheckable(error: unknown): void
  maxPerAccount?: number
  /** Unsent bytes after which a peer is disconnected. */
  maxBufferedBytes?: number
  /** Browsers only answer pings; more messages than this between two heartbeats are abuse. */
  maxMessagesPerBeat?: number
}

export const CLOSE = { tooMany: 1013, abuse: 1008, sessionEnded: 4401, goingAway: 1001 } as const
const MOST_CHECKED_AT_ONCE = 1000

interface Seat extends Viewer {
  socket: LiveSocket
  answered: boolean
  messages: number
}

export function createLiveHub(options: HubOptions): LiveHub {
  const { maxPerAccount = 10, maxBufferedBytes = 64 * 1024, maxMessagesPerBeat = 20 } = options
  const byAccount = new Map<string, Set<Seat>>()
  const all = (): Seat[] => [...byAccount.values()].flatMap((seats) => [...seats])

  function leave(seat: Seat): void {
    const seats = byAccount.get(seat.accountId)
    seats?.delete(seat)
    if (seats?.size === 0) byAccount.delete(seat.accountId)
  }
  function drop(seat: Seat): void {
    leave(seat)
    seat.socket.terminate()
  }
  function close(seat: Seat, code: number, reason: string): void {
    leave(seat)
    seat.socket.close(code, reason)
  }
  function send(seat: Seat, message: LiveMessage): void {
    if (seat.socket.bufferedAmount > maxBufferedBytes) drop(seat)
    else seat.socket.send(JSON.stringify(message))
  }

  let isChecking = false
  async function recheck(): Promise<void> {
    if (isChecking) return
    isChecking = true
    const bySession = new Map<string, Seat[]>()
    for (const seat of all()) bySession.set(seat.sessionId, [...(bySession.get(seat.sessionId) ?? []), seat])
    const ids = [...bySession.keys()]
    try {
      for (let first = 0; first < ids.length; first += MOST_CHECKED_AT_ONCE) {
        const asked = ids.slice(first, first + MOST_CHECKED_AT_ONCE)
        const live = await options.liveSessions(asked)
        for (const seat of asked.filter((id) => !live.has(id)).flatMap((id) => bySession.get(id) ?? [])) {
          if (!byAccount.get(seat.accountId)?.has(seat)) continue
          send(seat, { type: 'session-ended' })
          close(seat, CLOSE.sessionEnded, 'session ended')
        }
      }
    } catch (error) {
      options.onUncheckable(error)
    } finally {
      isChecking = false
    }
  }

  return {
    join(socket, viewer) {
      const seats = byAccount.get(viewer.accountId) ?? new Set<Seat>()
      if (seats.size >= maxPerAccount) {
        socket.close(CLOSE.tooMany, 'too many connections')
        return null
      }
      const seat: Seat = { ...viewer, socket, answered: true, messages: 0 }
      seats.add(seat)
      byAccount.set(viewer.accountId, seats)
      return {
        received(text) {
          seat.messages += 1
          if (seat.messages > maxMessagesPerBeat) close(seat, CLOSE.abuse, 'too many messages')
          else if (isPong(text)) seat.answered = true
        },
        left: () => leave(seat),
      }
    },
    deliver(accountId, message) {
      for (const seat of [...(byAccount.get(accountId) ?? [])]) send(seat, message)
    },
    deliverToAll(messages) {
      for (const seat of all()) for (const message of messages) send(seat, message)
    },
    async beat() {
      for (const seat of all()) {
        if (!seat.answered) drop(seat)
        else {
          seat.answered = false
          seat.messages = 0
          send(seat, { type: 'ping' })
        }
      }
      await recheck()
    },
    size: () => all().length,
    closeAll() {
      for (const seat of all()) close(seat, CLOSE.goingAway, 'restarting')
    },
  }
}

function isPong(text: string): boolean {
  try {
    return (JSON.parse(text) as { type?: unknown } | null)?.type === 'pong'
  } catch {
    return false
  }
}
