import type { LiveMessage } from '@onward/contracts'
import { CLOSE, createLiveHub, type HubOptions, type LiveSocket } from './hub'

class Peer implements LiveSocket {
  heard: LiveMessage[] = []
  closed: number | 'cut' | null = null
  bufferedAmount = 0
  send(text: string) {
    this.heard.push(JSON.parse(text))
  }
  close(code: number) {
    this.closed = code
  }
  terminate() {
    this.closed = 'cut'
  }
}
const anna = { accountId: 'anna', sessionId: 'anna-1' }
const ben = { accountId: 'ben', sessionId: 'ben-1' }
const changed: LiveMessage = { type: 'changed', changed: ['notice'] }
const hubWith = (options: Partial<HubOptions> = {}) =>
  createLiveHub({ liveSessions: async (ids) => new Set(ids), onUncheckable: () => {}, ...options })

test('a message reaches every tab of its owner and nobody else', () => {
  const hub = hubWith()
  const [phone, laptop, other] = [new Peer(), new Peer(), new Peer()]
  hub.join(phone, anna)
  hub.join(laptop, { ...anna, sessionId: 'anna-2' })
  hub.join(other, ben)
  hub.deliver('anna', changed)
  expect([phone.heard, laptop.heard, other.heard]).toEqual([[changed], [changed], []])
})

test('a client that does not read its messages is disconnected instead of filling the memory', () => {
  const hub = hubWith({ maxBufferedBytes: 100 })
  const slow = new Peer()
  hub.join(slow, anna)
  slow.bufferedAmount = 101
  hub.deliver('anna', changed)
  expect(slow.closed).toBe('cut')
  expect(hub.size()).toBe(0)
})

test('a client that does not answer a ping is disconnected at the next heartbeat; one that answers stays', async () => {
  const hub = hubWith()
  const [silent, lively] = [new Peer(), new Peer()]
  hub.join(silent, anna)
  const member = hub.join(lively, ben)
  await hub.beat()
  member?.received('{"type":"pong"}')
  await hub.beat()
  expect([silent.closed, lively.closed]).toEqual(['cut', null])
})

test('a client whose session ended is told so and disconnected at the heartbeat', async () => {
  const hub = hubWith({ liveSessions: async (ids) => new Set(ids.filter((id) => id !== 'anna-1')) })
  const [ended, live] = [new Peer(), new Peer()]
  hub.join(ended, anna)
  hub.join(live, ben)
  await hub.beat()
  expect(ended.heard).toEqual([{ type: 'ping' }, { type: 'session-ended' }])
  expect(ended.closed).toBe(CLOSE.sessionEnded)
  expect(live.heard).toEqual([{ type: 'ping' }])
})

test('sockets stay while sessions cannot be checked', async () => {
  const problems: unknown[] = []
  const hub = hubWith({ liveSessions: () => Promise.reject(new Error('no database')), onUncheckable: (e) => problems.push(e) })
  const peer = new Peer()
  hub.join(peer, anna)
  await hub.beat()
  expect(peer.closed).toBeNull()
  expect(problems).toHaveLength(1)
})

test('one account may open only a limited number of sockets', () => {
  const hub = hubWith({ maxPerAccount: 2 })
  const peers = [new Peer(), new Peer(), new Peer()]
  const members = peers.map((peer) => hub.join(peer, anna))
  expect(peers.map((peer) => peer.closed)).toEqual([null, null, CLOSE.tooMany])
  members[0]?.left()
  expect(hub.join(new Peer(), anna)).not.toBeNull()
})

test('a browser that sends more than pongs is disconnected', () => {
  const hub = hubWith({ maxMessagesPerBeat: 3 })
  const peer = new Peer()
  const member = hub.join(peer, anna)
  for (const text of ['not json', 'null', '{"type":"pong"}', '{}']) member?.received(text)
  expect(peer.closed).toBe(CLOSE.abuse)
})

test('sessions are checked in sets of a thousand, each once, however many sockets there are', async () => {
  const asked: number[] = []
  const hub = hubWith({
    liveSessions: async (ids) => {
      asked.push(ids.length)
      return new Set(ids)
    },
  })
  for (let n = 0; n < 2500; n += 1) hub.join(new Peer(), { accountId: `a${n}`, sessionId: `s${n}` })
  for (let n = 0; n < 2500; n += 1) hub.join(new Peer(), { accountId: `a${n}`, sessionId: `s${n}` })
  await hub.beat()
  expect(asked).toEqual([1000, 1000, 500])
})

test('a check that is slower than the heartbeat delays no ping, cuts nobody off, and no second one joins it', async () => {
  const ends: ((live: ReadonlySet<string>) => void)[] = []
  const hub = hubWith({ liveSessions: () => new Promise((resolve) => ends.push(resolve)) })
  const peer = new Peer()
  const member = hub.join(peer, anna)
  const beats: Promise<void>[] = []
  for (let beat = 1; beat <= 4; beat += 1) {
    beats.push(hub.beat())
    expect(peer.heard).toHaveLength(beat)
    member?.received('{"type":"pong"}')
  }
  expect([ends.length, peer.closed]).toEqual([1, null])
  ends[0]?.(new Set(['anna-1']))
  await Promise.all(beats)
  beats.push(hub.beat())
  expect(ends).toHaveLength(2)
  ends[1]?.(new Set())
  await Promise.all(beats)
  expect(peer.closed).toBe(CLOSE.sessionEnded)
})
