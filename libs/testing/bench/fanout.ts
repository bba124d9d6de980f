import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, LIVE_PATH } from '@onward/contracts'
import { LIVE_CHANNEL, runningEmbedded } from '@onward/database'
import postgres from 'postgres'
import { WebSocket } from 'ws'
import type { Portal } from '../src/portal'

const CLIENTS = 1_000
const ROUNDS = 10
const AT_ONCE = 8
const GIVE_UP_MS = 30_000

/**
 * Live updates to 1,000 people at once: a transaction writes a notice for each and commits. Measured from the commit to the message at each
 * client, and to the notices that it then fetches, against a bare WebSocket server that hears of the same commits and carries the notice itself.
 */
export async function measureFanOut({ origin, dataDir, pid }: Portal): Promise<void> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const sql = postgres(ownerUrl, { max: 2, onnotice: () => {} })
  const bare = await startBare(ownerUrl)
  try {
    const people = await makePeople(sql, origin)
    const empty = await memoryOf(pid)
    const sockets = await inTurns(people, ({ token }) =>
      connect(`${origin.replace('http', 'ws')}${LIVE_PATH}`, { authorization: `Bearer ${token}` }),
    )
    const full = await memoryOf(pid)
    console.log(
      `${CLIENTS} sockets of ${CLIENTS} people: the whole portal ${megabytes(empty)} before, ${megabytes(full)} with them open,`,
    )
    console.log(`    ${((full - empty) / CLIENTS / 1024).toFixed(1)} kB a person`)

    const delivered = await commitTimes(sql, people, sockets)
    const fetched = await commitTimes(sql, people, sockets, ({ token }) => readNotices(origin, token))
    for (const socket of sockets) socket.terminate()

    const bareSockets = await inTurns(people, ({ id }) => connect(`ws://127.0.0.1:${bare.port}/${id}`, {}))
    const bareDelivered = await commitTimes(sql, people, bareSockets)
    for (const socket of bareSockets) socket.terminate()

    console.log(`${ROUNDS} commits of ${CLIENTS} notices each, from the commit:`)
    row('told', delivered)
    row('shown', fetched)
    row('bare', bareDelivered)
    console.log(`    ratio  ${(at(delivered, 0.95) / at(bareDelivered, 0.95)).toFixed(2)} of the bare server’s p95 until told`)
  } finally {
    bare.child.kill()
    await sql.end()
  }
}

/** Milliseconds from each commit until each client had received and handled the update. */
async function commitTimes(
  sql: postgres.Sql,
  people: readonly Person[],
  sockets: readonly WebSocket[],
  then?: (person: Person) => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = sockets.map((socket) => nextChange(socket))
    const committed = await writeNotices(sql, people)
    await Promise.all(
      heard.map(async (hearing, index) => {
        const at = await hearing
        const person = people[index]
        if (then && person) await then(person)
        times.push((then ? performance.now() : at) - committed)
      }),
    )
  }
  return times
}

interface Person {
  id: string
  token: string
}

/** Accounts like the demo jobseeker's, each signed in. */
async function makePeople(sql: postgres.Sql, origin: string): Promise<Person[]> {
  const ids = Array.from({ length: CLIENTS }, () => randomUUID())
  await sql`
    insert into identity.accounts
    select (jsonb_populate_record(a, jsonb_build_object('id', n, 'email', n || '@bench.example'))).*
    from identity.accounts a, unnest(${ids}::text[]) n where a.email = ${DEMO_ACCOUNTS.jobseeker.email}`
  return inTurns(ids, async (id) => {
    const answer = await fetch(`${origin}/api/identity/sign-in?session=token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${id}@bench.example`, password: DEMO_PASSWORD }),
    })
    if (!answer.ok) throw new Error(`A bench account could not sign in: ${answer.status}`)
    const { access_token: token } = (await answer.json()) as { access_token: string }
    return { id, token }
  })
}

/** One transaction: what a closed job does to the bells of all who applied. Gives the time of its commit. */
async function writeNotices(sql: postgres.Sql, people: readonly Person[]): Promise<number> {
  const ids = people.map(({ id }) => id)
  await sql.begin(async (tx) => {
    await tx`
      insert into messaging.notices (account_id, seq, kind, facts, href, at)
      select person, coalesce((select max(seq) from messaging.notices n where n.account_id = person), 0) + 1, 'application-state',
        '{"state":"position_closed","jobTitle":"Cook","company":"Aire Kitchen"}', '/applications', now()
      from unnest(${ids}::uuid[]) person`
    await tx`select pg_notify(${LIVE_CHANNEL}, json_build_object('accountIds', array[id], 'changed', array['notice'])::text) from unnest(${ids}::text[]) id`
  })
  return performance.now()
}

async function readNotices(origin: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}/api/messaging/notices`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`Notices were not given: ${answer.status}`)
  await answer.arrayBuffer()
}

const connect = (address: string, headers: Record<string, string>): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers, perMessageDeflate: false })
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
    socket.on('message', (bytes) => bytes.toString().includes('"ping"') && socket.send('{"type":"pong"}'))
  })

const nextChange = (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A client was not told.')), GIVE_UP_MS)
    const hear = (bytes: WebSocket.RawData) => {
      if (!bytes.toString().includes('"changed"')) return
      clearTimeout(timer)
      socket.off('message', hear)
      resolve(performance.now())
    }
    socket.on('message', hear)
  })

/** The baseline, in a process of its own: no session, no check, one socket a person. */
async function startBare(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('./bare-sockets.ts', import.meta.url)), [databaseUrl, LIVE_CHANNEL])
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)))
  })
  return { child, port }
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const one = async () => {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return results
}

/** Resident bytes of a process; Linux tells. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const row = (label: string, times: readonly number[]) =>
  console.log(
    `    ${label.padEnd(6)} p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, worst ${at(times, 1).toFixed(0)} ms`,
  )
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
