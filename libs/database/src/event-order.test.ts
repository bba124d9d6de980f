import { randomUUID } from 'node:crypto'
import { type DatabaseConnections, workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { type Database, openDatabase } from './connection'
import { type EventHandlers, emitEvent, eventTask, freeTurns, syncEvents } from './events'

let test: DatabaseConnections
let owner: postgres.Sql
let jobs: Database
let messaging: Database

beforeEach(async () => {
  test = await workerDatabase()
  owner = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  jobs = openDatabase({ url: test.urls.jobs, max: 3, applicationName: 'test jobs' })
  messaging = openDatabase({ url: test.urls.messaging, max: 4, applicationName: 'test messaging' })
})
afterEach(async () => {
  await Promise.all([jobs.close(), messaging.close(), owner.end()])
})

const state = (jobId: string, title: string) => ({ jobId, title, state: 'active', employerAccountIds: [] })
const emit = (jobId: string, ...titles: string[]) =>
  jobs.withSystem(async (tx) => {
    for (const title of titles) await emitEvent(tx, 'job.state', jobId, 1, state(jobId, title))
  })
/** Events of messaging that have a job, in the order in which they were added. */
const queued = async () =>
  (
    await owner<{ event: number }[]>`select (j.payload->>'event')::int as event from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'messaging.event' where j.attempts < j.max_attempts order by j.id`
  ).map(({ event }) => event)
/** Does the job of one event as the queue would: it goes when its task ends, and stays when it throws. */
async function run(task: (payload: unknown) => Promise<void>, event: number): Promise<void> {
  const [job] = await owner<{ id: string }[]>`select j.id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'messaging.event'
    where (j.payload->>'event')::int = ${event} order by j.id limit 1`
  await task({ event })
  if (job) await owner`delete from graphile_worker._private_jobs where id = ${job.id}`
}
const giveUp = (event: number) =>
  owner`update graphile_worker._private_jobs set attempts = max_attempts where (payload->>'event')::int = ${event}`

function reader(options: Parameters<typeof eventTask>[2] = {}) {
  const seen: string[] = []
  const failing = new Set<string>()
  const handlers: EventHandlers = {
    'job.state': async ({ title }) => {
      if (failing.has(title)) throw new Error(`not ${title} now`)
      seen.push(title)
    },
    'organisation.member': async ({ change, name }) => void seen.push(`${change} ${name}`),
    'application.submitted': async ({ jobTitle }) => void seen.push(`submitted ${jobTitle}`),
    'badge.awarded': async () => void seen.push('awarded'),
    'badge.revoked': async () => void seen.push('revoked'),
  }
  return { seen, failing, task: eventTask(messaging, handlers, options) }
}

describe('an event', () => {
  it('is handled after the earlier ones of its subject, in whatever order their jobs run', async () => {
    await emit(randomUUID(), 'first', 'second', 'third')
    const { seen, task } = reader()
    for (const event of [3, 2]) await run(task, event)
    expect(seen).toEqual([])
    expect(await queued()).toEqual([1])
    await run(task, 1)
    expect(await queued()).toEqual([2])
    await run(task, 2)
    await run(task, 3)
    expect(seen).toEqual(['first', 'second', 'third'])
    expect(await owner`select * from events.turns where service = 'messaging'`).toHaveLength(0)
  })

  it('waits for an earlier one that failed, and those of other subjects do not', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await emit(one, 'first', 'second')
    await emit(other, 'elsewhere')
    const { seen, failing, task } = reader()
    failing.add('first')
    await expect(run(task, 1)).rejects.toThrow('not first now')
    await run(task, 2)
    await run(task, 3)
    expect(seen).toEqual(['elsewhere'])
    failing.clear()
    await run(task, 1)
    await run(task, 2)
    expect(seen).toEqual(['elsewhere', 'first', 'second'])
  })

  it('waits while the earlier one is being handled, without holding a slot, and gets a job once that is committed', async () => {
    await emit(randomUUID(), 'first', 'second')
    const seen: string[] = []
    let go = () => {}
    const may = new Promise<void>((resolve) => {
      go = resolve
    })
    const task = eventTask(messaging, {
      'job.state': async ({ title }) => {
        if (title === 'first') await may
        seen.push(title)
      },
    })
    const first = run(task, 1)
    await run(task, 2)
    expect(seen).toEqual([])
    go()
    await first
    expect(await queued()).toEqual([2])
    await run(task, 2)
    expect(seen).toEqual(['first', 'second'])
  })

  it('is about its person, application, case and organisation as well as its subject', async () => {
    const [accountId, a, b] = [randomUUID(), randomUUID(), randomUUID()]
    const change = (organisationId: string, name: string, kind: 'joined' | 'left') =>
      jobs.withSystem((tx) =>
        emitEvent(tx, 'organisation.member', organisationId, 1, {
          ...{ organisationId, name, accountId, change: kind },
          ...{ ownerAccountIds: [], colleagueAccountIds: [] },
        }),
      )
    await change(a, 'A', 'left')
    await change(b, 'B', 'joined')
    const { seen, task } = reader()
    await run(task, 2)
    expect(seen).toEqual([])
    await run(task, 1)
    await run(task, 2)
    expect(seen).toEqual(['left A', 'joined B'])
  })

  describe('after an event failed for good', () => {
    it('the later ones go on at the next look, and it is not handled any more when it is tried again', async () => {
      const jobId = randomUUID()
      await emit(jobId, 'first', 'second')
      const { seen, failing, task } = reader()
      failing.add('first')
      await expect(run(task, 1)).rejects.toThrow('not first now')
      await run(task, 2)
      expect(await freeTurns(messaging, 10_000)).toBe(0)
      await giveUp(1)
      expect(await freeTurns(messaging, 10_000)).toBe(1)
      await run(task, 2)
      expect(seen).toEqual(['second'])
      failing.clear()
      await run(task, 1)
      expect(seen).toEqual(['second'])
      expect(await owner`select event from events.handled where subscriber = 'messaging' order by event`).toHaveLength(2)
    })

    it('it is handled when nothing took its place meanwhile', async () => {
      await emit(randomUUID(), 'first')
      const { seen, task } = reader()
      await giveUp(1)
      await freeTurns(messaging, 10_000)
      await run(task, 1)
      expect(seen).toEqual(['first'])
    })

    it('a handler that asks for it handles it all the same', async () => {
      await emit(randomUUID(), 'first', 'second')
      const { seen, task } = reader({ 'job.state': { evenOvertaken: true } })
      await giveUp(1)
      await freeTurns(messaging, 10_000)
      await run(task, 2)
      await run(task, 1)
      expect(seen).toEqual(['second', 'first'])
    })

    it('another type may take its place: a badge that was revoked is not awarded', async () => {
      const learning = openDatabase({ url: test.urls.learning, max: 1, applicationName: 'test learning' })
      const [accountId, credentialId] = [randomUUID(), randomUUID()]
      const badge = { accountId, credentialId, badge: 'cv-cover-letter-basics' as const }
      await learning.withSystem(async (tx) => {
        await emitEvent(tx, 'badge.awarded', credentialId, 1, { ...badge, cvId: null })
        await emitEvent(tx, 'badge.revoked', credentialId, 2, badge)
      })
      await learning.close()
      const { seen, task } = reader()
      await giveUp(1)
      await freeTurns(messaging, 10_000)
      await run(task, 2)
      await run(task, 1)
      expect(seen).toEqual(['revoked'])
    })
  })

  it('goes on after its process died between handling and passing the turn on', async () => {
    await emit(randomUUID(), 'first', 'second')
    const { seen, task } = reader()
    await run(task, 2)
    // Handled and committed; the rest of the task never ran.
    await messaging.withSystem((tx) => tx.execute('select from events.take(1)'))
    expect(await queued()).toEqual([1])
    await run(task, 1)
    expect(await queued()).toEqual([2])
    await run(task, 2)
    expect(seen).toEqual(['second'])
  })

  it('goes on when what it waited for was forgotten', async () => {
    await emit(randomUUID(), 'first', 'second')
    const { seen, task } = reader()
    await run(task, 2)
    await owner`delete from events.log where id = 1`
    expect(await freeTurns(messaging, 10_000)).toBe(1)
    await run(task, 2)
    expect(seen).toEqual(['second'])
  })

  it('comes to a new subscriber in order, across types', async () => {
    await owner`delete from events.subscribers where service = 'messaging'`
    const accountId = randomUUID()
    const submitted = { applicationId: accountId, accountId, jobId: accountId, jobTitle: 'Baker', employerAccountIds: [] }
    await jobs.withSystem(async (tx) => {
      await emitEvent(tx, 'application.submitted', accountId, 1, submitted)
      await emitEvent(tx, 'job.state', accountId, 2, state(accountId, 'second'))
      await emitEvent(tx, 'application.submitted', accountId, 3, { ...submitted, jobTitle: 'Cook' })
    })
    await syncEvents(owner)
    const { seen, task } = reader()
    for (let left = await queued(); left.length > 0; left = await queued()) await run(task, left.at(-1) ?? 0)
    expect(seen).toEqual(['submitted Baker', 'second', 'submitted Cook'])
  })
})
