import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LIVE_PATH, pathOf, type Receipt, type Resource, sendContactMessage, setLanguage } from '@onward/contracts'
import { LIVE_CHANNEL } from '@onward/database'
import postgres from 'postgres'
import { WebSocket } from 'ws'

/** A person who uses the portal while its database fails. */
export interface DrillPerson {
  accountId: string
  /** A currently valid Bearer token. */
  authorization(): Promise<string>
}
export interface DrillTarget {
  origin: string
  /** The portal's database, as its owner. */
  ownerUrl: string
  people: readonly DrillPerson[]
  /** The pid of PostgreSQL, which is restarted when it ends. */
  postmaster(): number
  /** Whether pages are opened too, as by a browser. */
  opensPages: boolean
}
export interface DrillPlan {
  cuts: number
  /** Signals that end PostgreSQL, each used once. */
  restarts: readonly NodeJS.Signals[]
  onStep?: (line: string) => void
}
export interface DrillOutcome {
  /** Writes that got a receipt. */
  acknowledged: number
  /** References of receipts missing from the database. */
  lost: string[]
  /** Number of answers by status. */
  answers: Record<string, number>
  /** Wrong answers, one line for each kind. */
  wrong: string[]
  /** Milliseconds from PostgreSQL's return to the first acknowledged write that began after it. */
  backMs: number[]
  /** Events that a subscriber has not handled although the queue is empty. */
  unhandled: number
  /** Whether open pages receive live updates again. */
  isLive: boolean
}

/**
 * Many people use the portal while its connections are cut and PostgreSQL is killed; then checks the result. Each cut waits for as many acknowledged
 * writes as there are people, so that it happens while they write.
 */
export async function drillLostDatabase(target: DrillTarget, plan: DrillPlan): Promise<DrillOutcome> {
  const load = useAll(target)
  const live = await listenAs(target)
  const backMs: number[] = []
  const step = plan.onStep ?? (() => {})
  try {
    for (let cut = 1; cut <= plan.cuts; cut++) {
      await Promise.race([load.moreWrites(target.people.length), load.allGaveUp])
      await cutAll(target.ownerUrl)
      backMs.push(await Promise.race([load.msUntilWrite(), load.allGaveUp]))
      if (cut % 10 === 0) step(`${cut} cuts, ${load.references.length} writes, back in ${backMs.at(-1)?.toFixed(0)} ms`)
    }
    for (const signal of plan.restarts) {
      await Promise.race([load.moreWrites(target.people.length), load.allGaveUp])
      await endAndAwait(target, signal)
      backMs.push(await Promise.race([load.msUntilWrite(), load.allGaveUp]))
      step(`PostgreSQL ended by ${signal}, ${load.references.length} writes, back in ${backMs.at(-1)?.toFixed(0)} ms`)
    }
  } finally {
    await load.stop()
  }
  const owner = postgres(target.ownerUrl, { max: 1, onnotice: () => {} })
  try {
    return {
      acknowledged: load.references.length,
      lost: await unknownTo(owner, load.references),
      answers: load.answers,
      wrong: [...load.wrong],
      backMs,
      unhandled: await unhandledEvents(owner),
      isLive: await live.receives(owner),
    }
  } finally {
    live.close()
    await owner.end()
  }
}

/** Everybody reads and writes continuously until stopped. */
function useAll({ origin, people, opensPages }: DrillTarget) {
  const references: string[] = []
  const answers: Record<string, number> = {}
  const wrong = new Set<string>()
  const waiting = new Set<(begunAt: number) => void>()
  let isStopping = false

  const write = (method: string, url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}${url}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(body),
    })

  async function note(name: string, begunAt: number, answer: Response): Promise<void> {
    const kind = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    answers[`${name} ${answer.status}`] = (answers[`${name} ${answer.status}`] ?? 0) + 1
    if (answer.status === 503) {
      if (!answer.headers.get('retry-after')) wrong.add(`${name}: 503 without Retry-After`)
      if (name === 'page' && !/^text\/html[\s\S]*lang="en"[\s\S]*lang="cy"/.test(`${kind}${text}`))
        wrong.add(`page: 503 that is no page in both languages: ${kind}`)
    } else if (!answer.ok) wrong.add(`${name}: ${answer.status} ${text.slice(0, 200)}`)
    else if (name === 'page' && !kind.startsWith('text/html')) wrong.add(`page: ${kind}`)
    const receipt = answer.ok && kind.includes('json') ? (JSON.parse(text) as { receipt?: Receipt }).receipt : undefined
    if (!receipt) return
    references.push(receipt.reference)
    for (const resolve of waiting) resolve(begunAt)
  }

  async function use({ authorization }: DrillPerson, person: number): Promise<void> {
    for (let turn = person; !isStopping; turn++) {
      const headers = { authorization: await authorization() }
      const begunAt = performance.now()
      const [name, answer] = await ask(turn, headers)
      await note(name, begunAt, answer).catch((error: unknown) => wrong.add(`${name}: ${error}`))
      // People wait longer; the portal must also survive impatient clients.
      if (answer.status === 503) await pause(20)
    }
  }
  async function ask(turn: number, headers: { authorization: string }): Promise<[name: string, answer: Response]> {
    switch (turn % 4) {
      case 0:
        return ['language', await write('PUT', pathOf(setLanguage), { language: turn % 8 ? 'cy' : 'en' }, headers)]
      case 1: {
        const message = { name: 'Dana Drill', subject: 'Drill', message: 'Is this kept?', language: 'en' }
        return [
          'contact',
          await write('POST', pathOf(sendContactMessage), { ...message, email: `${randomUUID()}@drill.example` }),
        ]
      }
      case 2:
        return ['notices', await fetch(`${origin}/api/messaging/notices`, { headers })]
      default:
        return opensPages
          ? ['page', await fetch(`${origin}/`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })]
          : ['session', await fetch(`${origin}/api/identity/session`, { headers })]
    }
  }

  const using = people.map((person, index) =>
    use(person, index).catch((error: unknown) => {
      wrong.add(`no answer: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`)
    }),
  )
  const allGaveUp = Promise.all(using).then(() => {
    throw new Error(`Nobody gets answers any more:\n${[...wrong].join('\n')}`)
  })
  // The rejection matters only while a write is awaited.
  allGaveUp.catch(() => undefined)
  return {
    references,
    answers,
    wrong,
    allGaveUp,
    /** Resolves after this many more acknowledged writes. */
    moreWrites: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count
        const finish = () => {
          left -= 1
          if (left > 0) return
          waiting.delete(finish)
          resolve()
        }
        waiting.add(finish)
      }),
    /** Milliseconds until a write that begins after now is acknowledged. */
    msUntilWrite: () =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        const onStart = (begunAt: number) => {
          if (begunAt < since) return
          waiting.delete(onStart)
          resolve(performance.now() - since)
        }
        waiting.add(onStart)
      }),
    async stop() {
      isStopping = true
      await Promise.all(using)
    },
  }
}

async function cutAll(ownerUrl: string): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const others = await owner<{ pid: number }[]>`select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`
    await owner`select pg_terminate_backend(pid) from unnest(${others.map(({ pid }) => pid)}::int[]) pid`
  } finally {
    await owner.end()
  }
}

/** Resolves as soon as the restarted PostgreSQL accepts connections. */
async function endAndAwait({ ownerUrl, postmaster }: DrillTarget, signal: NodeJS.Signals): Promise<void> {
  const before = await startOf(ownerUrl)
  process.kill(postmaster(), signal)
  for (;;) {
    const now = await startOf(ownerUrl).catch(() => null)
    if (now !== null && now !== before) return
    await pause(10)
  }
}

async function startOf(ownerUrl: string): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {}, fetch_types: false, connect_timeout: 5 })
  try {
    const [row] = await owner`select pg_postmaster_start_time()::text as at`
    return String(row?.at)
  } finally {
    await owner.end({ timeout: 1 })
  }
}

async function unknownTo(owner: postgres.Sql, references: readonly string[]): Promise<string[]> {
  const rows = await owner<{ reference: string }[]>`select reference from unnest(${references as string[]}::text[]) reference
    except all (select reference from identity.acts union all select reference from messaging.acts)`
  return rows.map(({ reference }) => reference)
}

/** Waits until the queue is empty, and returns the events that are still unhandled. */
async function unhandledEvents(owner: postgres.Sql): Promise<number> {
  for (;;) {
    // Failed jobs wait longer after each attempt, so they are made due now.
    await owner`update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at > now()`
    const [waiting] =
      await owner`select from graphile_worker.jobs where task_identifier like '%.event' and attempts < max_attempts limit 1`
    if (!waiting) break
    await pause(100)
  }
  const [row] = await owner`select count(*)::int as left from events.log l join events.subscribers s on s.type = l.type
    where not exists (select from events.handled h where h.event = l.id and h.subscriber = s.service)`
  return Number(row?.left)
}

async function listenAs({ origin, people }: DrillTarget) {
  const [person] = people
  if (!person) throw new Error('A drill needs people')
  const url = `${origin.replace('http', 'ws')}${LIVE_PATH}`
  const socket = new WebSocket(url, { headers: { authorization: await person.authorization() } })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  socket.on('message', (bytes: Buffer) => {
    if (bytes.toString().includes('"ping"')) socket.send('{"type":"pong"}')
  })
  return {
    async receives(owner: postgres.Sql): Promise<boolean> {
      const id = randomUUID()
      let isLive: boolean | null = null
      socket.on('message', (bytes: Buffer) => {
        if (bytes.toString().includes(id)) isLive = true
      })
      socket.on('close', () => {
        isLive ??= false
      })
      const change = { accountIds: [person.accountId], changed: ['notice'] satisfies Resource[], by: id }
      // Repeats until an update arrives: the portal may still be reconnecting its listener.
      for (let tries = 0; isLive === null && socket.readyState === WebSocket.OPEN && tries < 100; tries++) {
        await owner.notify(LIVE_CHANNEL, JSON.stringify(change))
        await pause(100)
      }
      return isLive ?? false
    },
    close: () => socket.terminate(),
  }
}
