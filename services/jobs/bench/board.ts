import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { createTestDatabase } from '@onward/testing/database'
import { CLUSTER_FOLDER, endCluster, makeClusterFolder } from '@onward/testing/database-cluster'
import fastify from 'fastify'
import postgres from 'postgres'
import { saveMatchProfile } from '../src/account-store'
import { keysOfSearch } from '../src/alerts/keys'
import { runAlerts } from '../src/alerts/run'
import { service } from '../src/app'
import { createBoardIndex } from '../src/board/board-index'
import { activeJobs, boardPage, LAST_ID, textsOf } from '../src/board/index-store'
import { readAdverts } from '../src/board/read-adverts'
import { readingOf } from '../src/board/reading'
import { dayOf } from '../src/day'
import { loadDemo } from '../src/demo/load'
import { vocabularyDigest } from '../src/search/vocabulary'

/** The board of a country: `npm run bench -- board`, or `node --import tsx services/jobs/bench/board.ts [adverts]`. */
const ADVERTS = Number(process.argv[2] ?? 200_000)
/** A night's import. */
const CHANGED = 3_000
const ALERTS = 20_000
const ROUNDS = 40

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Time, and the longest that nothing else could run. */
async function measured<T>(work: () => Promise<T>): Promise<{ took: number; blocked: number; result: T }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  const result = await work()
  const took = performance.now() - began
  await pause(5)
  delay.disable()
  return { took, blocked: delay.max / 1e6, result }
}
const print = (name: string, value: string): void => console.log(`    ${name.padEnd(58)} ${value}`)

const cluster = makeClusterFolder()
process.env[CLUSTER_FOLDER] = cluster
const database = await createTestDatabase()
const server = await createTestServer({
  database,
  services: [service],
  config: { rateFactor: 1_000_000 },
  log: createLog('error'),
})
const { db } = server.kit('jobs')
const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
const bare = fastify()
bare.get('/', () => owner`select id, title from jobs.jobs where state = 'active' order by id limit 20`)

async function grow(): Promise<void> {
  await loadDemo({ db, clock: () => new Date() })
  await readAdverts(db, ADVERTS)
  const rows = await owner<{ name: string }[]>`select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'jobs' and table_name = 'jobs' and is_generated = 'NEVER' and column_name not in ('id', 'company', 'change')`
  const columns = rows.map(({ name }) => name).join(', ')
  await owner.unsafe(`
    alter table jobs.jobs disable trigger user;
    create temporary table made as select gen_random_uuid() as id, j.id as of, n from
      (select id from jobs.jobs where state = 'active') j, generate_series(1, ${Math.ceil(ADVERTS / 300)}) n
      limit ${ADVERTS} - (select count(*) from jobs.jobs where state = 'active');
    insert into jobs.jobs (id, company, change, ${columns})
      select made.id, company || ' ' || n % 40, (select version from jobs.board_change) + n, ${columns}
      from made join jobs.jobs j on j.id = made.of;
    insert into jobs.readings select made.id, made_by, reading from made join jobs.readings on job_id = made.of;
    update jobs.board_change set version = version + ${ADVERTS};
    alter table jobs.jobs enable trigger user;
    analyze jobs.jobs; analyze jobs.readings`)
  await db.withSystem((tx) =>
    saveMatchProfile(
      tx,
      {
        accountId: DEMO_ACCOUNTS.jobseeker.id,
        skills: ['customer-service', 'till-work', 'care-work', 'personal-care', 'teamwork'].map((skillId) => ({
          skillId,
          level: 2,
        })),
        titles: ['Retail Assistant', 'Home Carer'],
        experienceYears: 8,
        position: { lat: 53.8, lon: -1.55 },
        place: 'Leeds',
        travelMiles: 10,
        contracts: ['full-time'],
        remoteOnly: false,
        wantedFeatures: [],
      },
      { version: 1, at: new Date() },
    ),
  )
}

/** The same rows, and nothing made of them. */
async function readRows(): Promise<number> {
  let place = { change: -1, id: LAST_ID }
  for (let rows = 0; ; ) {
    const page = await db.withSystem(async (tx) => {
      const found = await boardPage(tx, place, { activeOnly: true, most: 500 })
      if (found.length > 0)
        await activeJobs(
          tx,
          found.map(({ id }) => id),
        )
      return found
    })
    rows += page.length
    place = page.at(-1) ?? place
    if (page.length < 500) return rows
  }
}

try {
  await grow()
  const person = await server.person('user', { accountId: DEMO_ACCOUNTS.jobseeker.id })
  const ask = async (url: string, headers = {}) => {
    const began = performance.now()
    const answer = await server.app.inject({ url, headers })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { took: performance.now() - began, answer }
  }

  const rows = await measured(readRows)
  console.log(`\nStart, ${rows.result} adverts`)
  print('baseline: the rows alone, nothing made of them', `${ms(rows.took)}, longest block ${ms(rows.blocked)}`)
  globalThis.gc?.()
  const before = process.memoryUsage()
  const index = createBoardIndex(db)
  const loaded = await measured(() => index.load())
  globalThis.gc?.()
  const after = process.memoryUsage()
  print('the board, from stored readings', `${ms(loaded.took)}, longest block ${ms(loaded.blocked)}`)
  print('memory of one copy', `heap ${mb(after.heapUsed - before.heapUsed)}, process ${mb(after.rss)}`)
  const words = await measured(async () => index.vocabulary())
  print('vocabulary, when a word or an employer is new', `longest block ${ms(words.took)}`)
  const texts = await db.withSystem(async (tx) =>
    textsOf(
      tx,
      (await boardPage(tx, { change: -1, id: LAST_ID }, { activeOnly: true, most: 500 })).map(({ id }) => id),
    ),
  )
  const analysed = await measured(async () => texts.map(readingOf))
  const each = analysed.took / texts.length
  print('analysing instead of reading, by 500 of them', `${ms(each)} each, ${((each * ADVERTS) / 1000).toFixed(0)} s for all`)

  console.log('\nThe portal, whose copy is of the demo’s adverts, reads the others beside requests')
  const today = dayOf(new Date())
  const entries = await db.withSystem((tx) => index.current(tx))
  const open = [...entries.values()].filter(({ closesOn }) => closesOn === null || closesOn >= today).length
  const reading = await measured(async () => {
    for (let total = 0; total < open; ) {
      total = (await ask('/api/jobs/public/search?')).answer.json().total
      await ask('/api/jobs/search-suggestions?q=care&language=en')
      await pause(50)
    }
  })
  print('until every advert is found', `${ms(reading.took)}, longest block ${ms(reading.blocked)}`)

  console.log('\nSearch, one after the other')
  const plain: number[] = []
  for (let n = 0; n < ROUNDS; n += 1) {
    const began = performance.now()
    await bare.inject('/')
    plain.push(performance.now() - began)
  }
  print('baseline: a bare route, twenty rows', `p50 ${ms(at(plain, 0.5))}, p95 ${ms(at(plain, 0.95))}`)
  for (const [name, url, headers] of [
    ['public, all', '/api/jobs/public/search?', {}],
    ['public, "care assistant" near Leeds', '/api/jobs/public/search?q=care%20assistant&where=Leeds', {}],
    ['board, best match', '/api/jobs/board?', person.headers],
    ['board, "care" within 20 miles of Leeds', '/api/jobs/board?q=care&location=Leeds&within=20', person.headers],
  ] as const) {
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n += 1) times.push((await ask(url, headers)).took)
    print(name, `p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}`)
  }

  console.log(`\nA change of ${CHANGED} adverts with new texts, while somebody asks`)
  await owner`update jobs.jobs set description = description || ' Bring your own lunch.' where id in (
    select id from jobs.jobs where state = 'active' order by id limit ${CHANGED})`
  const waits: number[] = []
  const changed = await measured(async () => {
    const changing = index.load()
    let isOver = false
    const over = changing.finally(() => {
      isOver = true
    })
    while (!isOver) {
      const began = performance.now()
      await bare.inject('/')
      waits.push(performance.now() - began)
    }
    await over
  })
  print('until the copy has them', `${ms(changed.took)}, longest block ${ms(changed.blocked)}`)
  print('the bare route meanwhile', `p50 ${ms(at(waits, 0.5))}, p95 ${ms(at(waits, 0.95))}, longest ${ms(at(waits, 1))}`)
  const again = await measured(() => createBoardIndex(db).load())
  print('a restart afterwards', `${ms(again.took)}, longest block ${ms(again.blocked)}`)

  console.log(`\n${ALERTS} instant alerts`)
  const searches = [
    'care assistant',
    'warehouse',
    'cleaner',
    'bricklayer',
    'nurse',
    'driver',
    'chef',
    'receptionist',
    'teaching assistant',
    'electrician',
    'part time',
    'astronaut',
  ]
  for (const q of searches) {
    const search = { q, location: 'Leeds', within: '20' } as const
    await owner`insert into jobs.alerts (id, account_id, search, frequency, created_at, looked_at, keys, keys_of)
      select gen_random_uuid(), gen_random_uuid(), ${JSON.stringify(search)}::text::jsonb, 'instant', now() - interval '1 day', now() - interval '1 day',
        ${keysOfSearch(search, index.vocabulary())}::text[], ${vocabularyDigest()} from generate_series(1, ${Math.ceil(ALERTS / searches.length)})`
  }
  const now = () => new Date(Date.now() + 60 * 60_000)
  await owner`update jobs.alert_run set looked_at = ${now()}`
  await owner`analyze jobs.alerts`
  const quiet = await measured(() => runAlerts(db, index, now()))
  print('a minute without a new advert', `${ms(quiet.took)}, longest block ${ms(quiet.blocked)}`)
  await owner`update jobs.jobs set posted_at = ${now()} where id in (
    select id from jobs.jobs where state = 'active' and title ilike '%care assistant%' and location = 'Leeds' limit 5)`
  const busy = await measured(() => runAlerts(db, index, now()))
  print(
    'a minute with five adverts for care assistants',
    `${ms(busy.took)}, longest block ${ms(busy.blocked)}, ${busy.result} notified`,
  )
} finally {
  await bare.close()
  await owner.end()
  await server.close()
  await database.drop()
  await endCluster(cluster)
}
