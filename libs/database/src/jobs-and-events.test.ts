import { setTimeout as pause } from 'node:timers/promises'
import { EVENT_TYPES, EVENTS } from '@onward/contracts'
import { type DatabaseConnections, workerDatabase } from '@onward/testing/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { checkActs, sealActs, verifyActs } from './acts'
import { type Database, openDatabase } from './connection'
import { emitEvent, eventTask, syncEvents } from './events'
import { enqueue } from './jobs'
import { PORTAL_SERVICES } from './migrate'
import { cronPattern, type Runner, startRunner } from './runner'

const SUBJECT = '44444444-4444-4444-8444-444444444444'
const payload = { jobId: SUBJECT, title: 'Baker', state: 'active', employerAccountIds: [] }
let test: DatabaseConnections
let owner: postgres.Sql
let worker: postgres.Sql
let jobs: Database
let messaging: Database

beforeEach(async () => {
  test = await workerDatabase()
  owner = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  worker = postgres(test.urls.worker, { max: 1, onnotice: () => {} })
  jobs = openDatabase({ url: test.urls.jobs, max: 3, applicationName: 'test jobs' })
  messaging = openDatabase({ url: test.urls.messaging, max: 3, applicationName: 'test messaging' })
})
afterEach(async () => {
  await Promise.all([jobs.close(), messaging.close(), owner.end(), worker.end()])
})

/** Checks again until it holds; the test's own time limit ends a vain wait. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await pause(10)
}
const waitingJobs = async () =>
  (await owner`select task_identifier as task, run_at, key from graphile_worker.jobs order by id`).map((row) => row)
async function withRunner(options: Partial<Parameters<typeof startRunner>[0]>, during: () => Promise<void>): Promise<void> {
  const runner: Runner = await startRunner({ url: test.urls.worker, tasks: {}, log: () => {}, ...options })
  try {
    await during()
  } finally {
    await runner.stop()
  }
}

describe('an event', () => {
  it('is sent to each subscriber when the transaction commits, and to nobody when it rolls back', async () => {
    await jobs.withSystem((tx) => emitEvent(tx, 'job.state', SUBJECT, 1, payload))
    await expect(
      jobs.withSystem(async (tx) => {
        await emitEvent(tx, 'job.state', SUBJECT, 2, payload)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect((await waitingJobs()).map(({ task }) => task)).toEqual(['jobseekers.event', 'messaging.event'])
    expect([...(await owner`select type, subject, version, payload, source from events.log`)]).toEqual([
      { type: 'job.state', subject: SUBJECT, version: '1', payload, source: 'jobs' },
    ])
  })

  it('is refused when its payload does not match its type, or its type is unknown', async () => {
    await expect(jobs.withSystem((tx) => emitEvent(tx, 'job.state', SUBJECT, 1, { ...payload, jobId: 'x' }))).rejects.toThrow()
    await expect(jobs.sql`select events.emit('job.eaten', ${SUBJECT}, 1, '{}')`).rejects.toThrow('no event is called job.eaten')
  })

  it('is emitted only by the services that contracts name for it, whatever rights a role has', async () => {
    const emitted = await Promise.all(
      PORTAL_SERVICES.map(async (service) => {
        const role = postgres(test.urls[service], { max: 1, onnotice: () => {} })
        const attempts = EVENT_TYPES.map((type) =>
          role`select events.emit(${type}, ${SUBJECT}, 1, '{}')`.then(
            () => [`${service} ${type}`],
            ({ code }: postgres.PostgresError) => (code === '42501' ? [] : [`${service} ${type} ${code}`]),
          ),
        )
        const done = (await Promise.all(attempts)).flat()
        await role.end()
        return done
      }),
    )
    expect(emitted.flat().sort()).toEqual(
      EVENT_TYPES.flatMap((type) => EVENTS[type].emitters.map((service) => `${service} ${type}`)).sort(),
    )
    await expect(worker`select events.emit('job.state', ${SUBJECT}, 1, '{}')`).rejects.toMatchObject({ code: '42501' })
    await owner`select events.emit('account.erased', ${SUBJECT}, 1, '{}')`
  })

  it('is refused from the next start on when its service may not emit it any more', async () => {
    await owner`insert into events.emitters (type, service) values ('account.erased', 'gateway')`
    const gateway = postgres(test.urls.gateway, { max: 1, onnotice: () => {} })
    await gateway`select events.emit('account.erased', ${SUBJECT}, 1, '{}')`
    await syncEvents(owner)
    await expect(gateway`select events.emit('account.erased', ${SUBJECT}, 1, '{}')`).rejects.toMatchObject({ code: '42501' })
    await gateway.end()
  })

  it('is handled once, however often its job runs, and again after a handler that failed', async () => {
    await jobs.withSystem((tx) => emitEvent(tx, 'job.state', SUBJECT, 7, payload))
    const seen: unknown[] = []
    let fails = true
    const task = eventTask(messaging, {
      'job.state': async (facts, _tx, { subject, version }) => {
        seen.push([facts.title, subject, version])
        if (fails) throw new Error('not now')
      },
    })
    await expect(task({ event: 1 })).rejects.toThrow('not now')
    fails = false
    await Promise.all([task({ event: 1 }), task({ event: 1 }), task({ event: 1 })])
    expect(seen).toEqual([
      ['Baker', SUBJECT, 7],
      ['Baker', SUBJECT, 7],
    ])
  })

  it('cannot be read by a service that is no subscriber', async () => {
    await jobs.withSystem((tx) => emitEvent(tx, 'job.state', SUBJECT, 1, payload))
    expect(await jobs.withSystem((tx) => tx.execute(sql`select * from events.take(1)`))).toHaveLength(0)
    await expect(jobs.sql`select * from events.take(1)`).rejects.toThrow('only the system may do this')
  })

  it('is sent to a new subscriber however old it is', async () => {
    await owner`delete from events.subscribers where type = 'job.state'`
    await jobs.withSystem((tx) => emitEvent(tx, 'job.state', SUBJECT, 1, payload))
    expect(await waitingJobs()).toEqual([])
    await syncEvents(owner)
    await syncEvents(owner)
    expect((await waitingJobs()).map(({ task }) => task)).toEqual(['messaging.event', 'jobseekers.event'])
  })
})

describe('a job', () => {
  it('waits for its time, and is replaced by a later one with its key', async () => {
    const runAt = new Date('2030-01-01T00:00:00Z')
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.remind', { n: 1 }, { runAt, jobKey: 'one' }))
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.remind', { n: 2 }, { runAt, jobKey: 'one' }))
    expect(await waitingJobs()).toEqual([{ task: 'jobs.remind', run_at: runAt, key: 'jobs:one' }])
  })

  it('of another service is refused', async () => {
    await expect(jobs.sql`select work.enqueue('messaging.send', '{}')`).rejects.toMatchObject({ code: '42501' })
  })

  it('is run by a runner, and again when it failed', async () => {
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.greet', { name: 'Siân' }))
    const seen: unknown[] = []
    const failures: string[] = []
    const greet = async (given: unknown) => {
      seen.push(given)
      if (seen.length === 1) throw new Error('not yet')
    }
    await withRunner({ tasks: { 'jobs.greet': greet }, log: (line) => failures.push(line) }, () =>
      until(async () => {
        await owner`update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0`
        return (await waitingJobs()).length === 0
      }),
    )
    expect(seen).toEqual([{ name: 'Siân' }, { name: 'Siân' }])
    expect(failures.join()).toContain('not yet')
    expect(failures.join()).not.toContain('Siân')
  })

  it('that failed its last try is told of, and stays in the queue', async () => {
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.greet', { name: 'Siân' }, { maxAttempts: 1 }))
    const givenUp: object[] = []
    const greet = () => Promise.reject(new Error('never'))
    const [none] = await jobs.sql`select work.has_given_up() as failed`
    await withRunner({ tasks: { 'jobs.greet': greet }, onGivenUp: (facts) => givenUp.push(facts) }, () =>
      until(async () => (await jobs.sql`select work.has_given_up() as failed`)[0]?.failed && givenUp.length > 0),
    )
    expect([none?.failed, givenUp]).toEqual([false, [{ task: 'jobs.greet', tries: 1 }]])
    expect(await waitingJobs()).toHaveLength(1)
  })

  it('without a task here waits for a process that has it', async () => {
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.first', {}))
    await jobs.withSystem((tx) => enqueue(tx, 'jobs.second', {}))
    const done = jest.fn(async () => {})
    await withRunner({ tasks: { 'jobs.second': done } }, () => until(() => done.mock.calls.length > 0))
    expect((await waitingJobs()).map(({ task }) => task)).toEqual(['jobs.first'])
  })

  it('of a dead runner is taken over at the next start, and that of a living one is not', async () => {
    for (const name of ['jobs.dead', 'jobs.living']) await jobs.withSystem((tx) => enqueue(tx, name, {}))
    await owner`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-living'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'jobs.living')`
    await owner`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-dead'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'jobs.dead')`
    await worker`select pg_advisory_lock(hashtextextended('onward runner pool-living', 0))`
    const dead = jest.fn(async () => {})
    const living = jest.fn(async () => {})
    await withRunner({ tasks: { 'jobs.dead': dead, 'jobs.living': living } }, () => until(() => dead.mock.calls.length > 0))
    expect(living).not.toHaveBeenCalled()
  })

  it('that is scheduled is not joined by its next run: that one waits in a queue, and takes no slot', async () => {
    const due = () =>
      owner`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
        values ('jobs.slow', now() - interval '1 day', now() - interval '1 hour')
        on conflict (identifier) do update set last_execution = excluded.last_execution`
    await due()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = jest.fn(() => held)
    const other = jest.fn(async () => {})
    const scheduled = { tasks: { 'jobs.slow': slow, 'jobs.other': other }, cron: [{ task: 'jobs.slow', everyMinutes: 60 }] }
    await withRunner(scheduled, async () => {
      await until(() => slow.mock.calls.length === 1)
      await due()
      // As it starts, another process makes up for the run that was missed.
      await withRunner(scheduled, async () => {
        await until(async () => (await waitingJobs()).filter(({ task }) => task === 'jobs.slow').length === 2)
        // Taken after the second run, had that been free to go.
        await jobs.withSystem((tx) => enqueue(tx, 'jobs.other', {}))
        await until(() => other.mock.calls.length === 1)
        expect(slow).toHaveBeenCalledTimes(1)
        release()
        await until(() => slow.mock.calls.length === 2)
      })
    })
  })

  it('does not wait for jobs of another lane, however long those take', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const started: number[] = []
    const mail = async (given: unknown) => {
      started.push((given as { n: number }).n)
      await gate
    }
    const bell = jest.fn(async () => {})
    for (const n of [1, 2, 3]) await jobs.withSystem((tx) => enqueue(tx, 'jobs.mail', { n }))
    const lanes = [{ tasks: ['jobs.mail'], slots: 2 }]
    await withRunner({ tasks: { 'jobs.mail': mail, 'jobs.bell': bell }, concurrency: 1, lanes }, async () => {
      await until(() => started.length === 2)
      await jobs.withSystem((tx) => enqueue(tx, 'jobs.bell', {}))
      await until(() => bell.mock.calls.length > 0)
      expect(started.sort()).toEqual([1, 2])
      letGo()
      await until(() => started.length === 3)
    })
  })

  it.each([
    [1, '* * * * *'],
    [15, '*/15 * * * *'],
    [60, '0 * * * *'],
    [180, '0 */3 * * *'],
    [1440, '0 3 * * *'],
  ])('every %i minutes is %s', (minutes, pattern) => expect(cronPattern(minutes)).toBe(pattern))

  it.each([0, 0.5, 90, 2880])('every %d minutes is refused', (minutes) => expect(() => cronPattern(minutes)).toThrow())
})

describe('the chain of acts', () => {
  const write = (n: number) =>
    jobs.withSystem((tx) =>
      tx.execute(sql`insert into jobs.acts (method_path, resource, answer, reference, seal, position)
        values ('POST /jobs', ${`jobs/${n}`}, '{}', ${`ONW-${n}`}, '\\x00', 99)`),
    )

  beforeEach(async () => {
    for (const n of [1, 2, 3, 4]) await write(n)
    await sealActs(worker)
    await write(5)
  })

  it('confirms sealed acts, and counts unsealed ones', async () => {
    expect(await verifyActs(worker, 'jobs')).toEqual({ sealed: 4, unsealed: 1, brokenAt: null })
    await sealActs(worker)
    expect(await verifyActs(worker, 'jobs')).toEqual({ sealed: 5, unsealed: 0, brokenAt: null })
  })

  it.each([
    ['a changed act', `update jobs.acts set resource = 'jobs/9' where position = 2`, 2],
    ['a removed act', 'delete from jobs.acts where position = 3', 3],
    ['a removed last act', 'delete from jobs.acts where position = 4', 4],
    ['an act sealed anew', `update jobs.acts set seal = sha256('x') where position = 1`, 1],
  ])('breaks at %s', async (_name, statement, brokenAt) => {
    await owner.unsafe(statement)
    expect(await verifyActs(worker, 'jobs')).toMatchObject({ brokenAt })
    await checkActs(worker)
    expect(await found()).toMatchObject({ broken_at: String(brokenAt) })
    await checkActs(worker, 1)
    expect(await found()).toMatchObject({ broken_at: String(brokenAt) })
  })

  const found = async () => (await jobs.sql`select broken_at, checked_to from acts.checked_own()`)[0]

  it('is checked by the batch: the next one goes on where the last stopped', async () => {
    const check = async () => (await worker<{ ended: boolean }[]>`select acts.check_next('jobs', 3) as ended`)[0]?.ended
    expect([await found(), await check()]).toEqual([{ broken_at: null, checked_to: '0' }, false])
    // Behind the batch: the next check sees it.
    await owner`update jobs.acts set resource = 'jobs/9' where position = 2`
    expect([await check(), await found()]).toEqual([true, { broken_at: null, checked_to: '4' }])
    expect([await check(), await found()]).toEqual([true, { broken_at: '2', checked_to: '3' }])
  })

  it('is sealed and read by services while it is checked', async () => {
    const checking = postgres(test.urls.worker, { max: 1, onnotice: () => {} })
    try {
      await checking.begin(async (tx) => {
        await tx`select acts.check_next('jobs', 2)`
        // A lock of the check would make these wait for its end, which comes after them.
        await sealActs(worker)
        expect(await found()).toEqual({ broken_at: null, checked_to: '0' })
      })
      await checkActs(worker)
      expect(await found()).toEqual({ broken_at: null, checked_to: '5' })
    } finally {
      await checking.end()
    }
  })

  it('is sealed as before, act by act or in one batch', async () => {
    const seals = () =>
      owner`select position, encode(seal, 'hex') as seal from jobs.acts where position is not null order by position`
    const whole = await seals()
    await owner`update jobs.acts set seal = null, position = null`
    await owner`update acts.heads set seal = '\\x', position = 0 where service = 'jobs'`
    for (let n = 0; n < 4; n += 1) await worker`select acts.seal('jobs', 1)`
    expect([...(await seals())]).toEqual([...whole])
  })
})
