import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import postgres from 'postgres'
import { type DrillOutcome, type DrillPerson, drillLostDatabase } from '../src/lost-database'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'

const PEOPLE = 20
const CUTS = 100
const RESTARTS = 20
const BACK_WITHIN_MS = 2_000
/** Shorter than an access token lasts. */
const TOKEN_MS = 300_000
/** In order, at once, and as by a power cut. */
const ENDS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const

/** The whole of `npm start` under load: all its connections are cut, and its PostgreSQL ended. True when nothing promised was broken. */
export async function drillDatabase(): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' } })
  let isAlive = true
  void portal.ended.then(() => {
    isAlive = false
  })
  const { origin } = portal
  try {
    const ownerUrl = runningEmbedded(dataDir)
    if (!ownerUrl) throw new Error('The portal has no embedded database.')
    const outcome = await Promise.race([
      drillLostDatabase(
        {
          origin,
          ownerUrl,
          people: await makePeople(ownerUrl, origin),
          postmaster: () => postmasterOf(dataDir),
          opensPages: true,
        },
        {
          cuts: CUTS,
          restarts: Array.from({ length: RESTARTS }, (_, n) => ENDS[n % ENDS.length] ?? 'SIGINT'),
          onStep: (line) => console.log(`  ${line}`),
        },
      ),
      portal.ended.then((): DrillOutcome | null => null),
    ])
    if (!outcome) {
      console.log(`The portal ended:\n${portal.output().slice(-4_000)}`)
      return false
    }
    return report(outcome, isAlive)
  } finally {
    if (isAlive) await portal.stop()
    await removeDataDir(dataDir)
  }
}

function report(outcome: DrillOutcome, isAlive: boolean): boolean {
  const { acknowledged, lost, answers, wrong, backMs, unhandled, isLive } = outcome
  const [cuts, restarts] = [backMs.slice(0, CUTS), backMs.slice(CUTS)].map((times) => times.sort((a, b) => a - b)) as [
    number[],
    number[],
  ]
  const row = (times: readonly number[]) =>
    `p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`
  console.log(
    `${CUTS} cuts and ${RESTARTS} ends of PostgreSQL, ${PEOPLE} people at once; the portal ${isAlive ? 'lives' : 'ended'}`,
  )
  console.log(`acknowledged writes  ${acknowledged}, lost ${lost.length}`)
  console.log(`answering after a cut        ${row(cuts)}`)
  console.log(`answering after PostgreSQL   ${row(restarts)}`)
  console.log(`events not handled   ${unhandled}; open pages hear again: ${isLive ? 'yes' : 'no'}`)
  console.log(
    `answers              ${Object.entries(answers)
      .sort()
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', ')}`,
  )
  for (const line of wrong) console.log(`wrong: ${line}`)
  return isAlive && isLive && lost.length + wrong.length + unhandled === 0 && backMs.every((ms) => ms <= BACK_WITHIN_MS)
}

/** Accounts like the demo jobseeker's, each signed in. */
async function makePeople(ownerUrl: string, origin: string): Promise<DrillPerson[]> {
  const ids = Array.from({ length: PEOPLE }, () => randomUUID())
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  await owner`
    insert into identity.accounts
    select (jsonb_populate_record(a, jsonb_build_object('id', n, 'email', n || '@drill.example'))).*
    from identity.accounts a, unnest(${ids}::text[]) n where a.email = ${DEMO_ACCOUNTS.jobseeker.email}`
  await owner.end()
  const people = ids.map((accountId): DrillPerson => {
    let token = ''
    let goodUntil = 0
    return {
      accountId,
      async authorization() {
        while (performance.now() > goodUntil) {
          const answer = await fetch(`${origin}/api/identity/sign-in?session=token`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: `${accountId}@drill.example`, password: DEMO_PASSWORD }),
          })
          if (answer.status === 503) continue
          if (!answer.ok) throw new Error(`A person of the drill could not sign in: ${answer.status}`)
          token = ((await answer.json()) as { access_token: string }).access_token
          goodUntil = performance.now() + TOKEN_MS
        }
        return `Bearer ${token}`
      },
    }
  })
  for (const person of people) await person.authorization()
  return people
}

function postmasterOf(dataDir: string): number {
  let cluster = path.join(dataDir, 'postgres')
  try {
    cluster = readFileSync(path.join(dataDir, 'postgres.location'), 'utf8').trim()
  } catch {
    // It is inside the data folder.
  }
  return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}
