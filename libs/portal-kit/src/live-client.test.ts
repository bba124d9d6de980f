import { LIVE_CATCH_UP_MS, LIVE_HEARTBEAT_MS, LIVE_POLL_MS } from '@onward/contracts/messaging/messaging'
import { RESOURCES } from '@onward/contracts/resources'
import { type LiveSocket, reconnectDelay, startLive } from './live-client'

class Socket implements LiveSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: string[] = []
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** `chance`: what random numbers are; 0 waits longest. */
function start(chance = 0) {
  const sockets: Socket[] = []
  const onSessionEnded = jest.fn()
  const client = startLive({
    connect: () => {
      const socket = new Socket()
      sockets.push(socket)
      return socket
    },
    onSessionEnded,
    random: () => chance,
  })
  return { client, sockets, onSessionEnded, latest: () => sockets[sockets.length - 1] as Socket }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('reconnection waits at most 1, 2, 5, 10 and then always 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 9].map(reconnectDelay)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
})

test('a change reaches the subscribers with the write that made it, and a ping is answered', () => {
  const { client, latest } = start()
  const heard = jest.fn()
  client.subscribe(heard)
  latest().onopen?.()
  latest().say({ type: 'ping' })
  latest().say({ type: 'changed', changed: ['application'], by: 'key-1' })
  latest().say({ type: 'changed', changed: ['notice'] })
  expect(heard.mock.calls).toEqual([[{ changed: ['application'], by: 'key-1' }], [{ changed: ['notice'] }]])
  expect(latest().sent).toEqual(['{"type":"pong"}'])
  client.stop()
})

test('without a socket it connects again with growing waits and polls meanwhile', () => {
  const { client, sockets, latest } = start()
  const heard = jest.fn()
  client.subscribe(heard)
  for (const wait of [1_000, 2_000, 5_000]) {
    const before = sockets.length
    latest().onclose?.()
    jest.advanceTimersByTime(wait - 1)
    expect(sockets).toHaveLength(before)
    jest.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
  jest.advanceTimersByTime(LIVE_POLL_MS)
  expect(heard).toHaveBeenCalled()
  client.stop()
})

test('after a lost connection everything counts as changed once, because changes may have been missed', () => {
  const { client, latest } = start()
  const heard = jest.fn()
  client.subscribe(heard)
  latest().onopen?.()
  expect(heard).not.toHaveBeenCalled()
  latest().onclose?.()
  jest.advanceTimersByTime(1_000)
  latest().onopen?.()
  jest.advanceTimersByTime(0)
  expect(heard.mock.calls).toEqual([[{ changed: RESOURCES }]])
  jest.advanceTimersByTime(LIVE_POLL_MS)
  expect(heard).toHaveBeenCalledTimes(1)
  client.stop()
})

test('by chance a page waits for at least half of each time, so that not all come back at once', () => {
  const { client, sockets, latest } = start(0.999)
  for (const wait of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = sockets.length
    latest().onclose?.()
    jest.advanceTimersByTime(wait / 2 - 1)
    expect(sockets).toHaveLength(before)
    jest.advanceTimersByTime(wait / 100)
    expect(sockets).toHaveLength(before + 1)
  }
  client.stop()
})

test('after a reconnection everything is fetched once, at a moment of its own, also where the server says so', () => {
  const { client, latest } = start(0.5)
  const heard = jest.fn()
  client.subscribe(heard)
  latest().onopen?.()
  latest().say({ type: 'changed', changed: RESOURCES })
  latest().onclose?.()
  jest.advanceTimersByTime(1_000)
  latest().onopen?.()
  latest().say({ type: 'changed', changed: RESOURCES })
  expect(heard).not.toHaveBeenCalled()
  jest.advanceTimersByTime(LIVE_CATCH_UP_MS)
  expect(heard.mock.calls).toEqual([[{ changed: RESOURCES }]])
  client.stop()
})

test('a socket that is silent for two heartbeats is closed', () => {
  const { client, sockets, latest } = start()
  latest().onopen?.()
  jest.advanceTimersByTime(2 * LIVE_HEARTBEAT_MS + 1_000)
  expect(sockets.length).toBeGreaterThan(1)
  client.stop()
})

test('the end of the session stops everything', () => {
  const { sockets, latest, onSessionEnded } = start()
  latest().onopen?.()
  latest().say({ type: 'session-ended' })
  jest.advanceTimersByTime(60_000)
  expect(onSessionEnded).toHaveBeenCalledTimes(1)
  expect(sockets).toHaveLength(1)
})
