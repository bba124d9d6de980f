import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import autocannon from 'autocannon'
import fastify from 'fastify'
import postgres from 'postgres'
import type { Portal } from '../src/portal'

const CLIENTS = 50
const SECONDS = 8

interface Figures {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/**
 * One read and one write under 50 clients at once, against a bare Fastify + postgres.js route that reads one row, or inserts one, in
 * the same database and the same run.
 */
export async function measureEndpoints({ origin, dataDir }: Portal): Promise<void> {
  const response = await fetch(`${origin}/api/identity/sign-in?session=token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  const authorization = `Bearer ${token}`

  const bare = await bareRoutes(dataDir)
  try {
    await compare(
      'read: GET /api/messaging/notices',
      await load({ url: `${origin}/api/messaging/notices`, headers: { authorization } }),
      await load({ url: `${bare.origin}/read` }),
    )
    const write = (url: string, headers: Record<string, string> = {}) =>
      load({
        url,
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'en' }),
        eachKey: true,
      })
    await compare(
      'write: PUT /api/identity/language',
      await write(`${origin}/api/identity/language`, { authorization }),
      await write(`${bare.origin}/write`),
    )
  } finally {
    await bare.close()
  }
}

async function load(request: {
  url: string
  method?: 'GET' | 'PUT'
  headers?: Record<string, string>
  body?: string
  eachKey?: boolean
}): Promise<Figures> {
  const result = await autocannon({
    url: request.url,
    connections: CLIENTS,
    duration: SECONDS,
    requests: [
      {
        method: request.method ?? 'GET',
        headers: request.headers ?? {},
        ...(request.body ? { body: request.body } : {}),
        setupRequest: (one) => (request.eachKey ? { ...one, headers: { ...one.headers, 'idempotency-key': randomUUID() } } : one),
      },
    ],
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

async function compare(name: string, ours: Figures, bare: Figures): Promise<void> {
  const row = (label: string, { perSecond, p50, p99, failed }: Figures) =>
    console.log(
      `    ${label.padEnd(6)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`,
    )
  console.log(`${name}, ${CLIENTS} clients, ${SECONDS} s`)
  row('ours', ours)
  row('bare', bare)
  console.log(`    ratio  ${(ours.perSecond / bare.perSecond).toFixed(2)} of the bare route's throughput`)
}

/** The baseline: no validation, no session, no row security, no act. */
async function bareRoutes(dataDir: string): Promise<{ origin: string; close(): Promise<void> }> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const sql = postgres(ownerUrl, { max: 4, onnotice: () => {} })
  await sql`create table if not exists public.bench (id bigint generated always as identity primary key, at timestamptz not null default now(), language text)`
  const app = fastify()
  app.get('/read', async () => sql`select * from messaging.notices order by seq desc limit 20`)
  app.put<{ Body: { language: string } }>(
    '/write',
    async ({ body }) => sql`insert into public.bench (language) values (${body.language}) returning id, at`,
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    async close() {
      await app.close()
      await sql`drop table public.bench`
      await sql.end()
    },
  }
}
