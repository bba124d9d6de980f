import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server, owner } = servicesUnderTest({ services: [service] })

/** A job as the queue keeps it after its last try. */
async function gaveUp(task: string, said: string): Promise<void> {
  const [job] = await owner<
    { id: string }[]
  >`select id from graphile_worker.add_job(${task}, '{"emailId": "0b0e", "to": "zoe@example.org"}')`
  await owner`update graphile_worker._private_jobs set attempts = 25, last_error = ${said} where id = ${job?.id ?? null}`
}
async function ask(method: 'GET' | 'POST', headers: Record<string, string>, payload?: object) {
  const url = `/api/gateway/admin/failed-work${method === 'POST' ? '/tries' : ''}`
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json(), text: answer.body }
}

beforeAll(async () => {
  await gaveUp('messaging.email', 'messaging.email: Error ETIMEDOUT')
  await gaveUp('messaging.email', 'messaging.email: Error ETIMEDOUT')
  await gaveUp('messaging.email', 'zoe@example.org is not known here')
  await gaveUp('jobs.event', 'jobs.event: PostgresError 23505')
  await owner`select graphile_worker.add_job('jobs.event', '{}')`
})

it('lists for administrators what failed all its tries, by task and kind, and nothing of whom it was about', async () => {
  const admin = await server.person('admin')
  const { status, json, text } = await ask('GET', admin.headers)
  expect(status).toBe(200)
  const line = (task: string, failure: string, count: number) => ({ task, failure, count, tries: 25, since: expect.any(String) })
  expect(json.items).toHaveLength(3)
  expect(json.items).toEqual(
    expect.arrayContaining([
      line('messaging.email', 'Error ETIMEDOUT', 2),
      line('messaging.email', 'Error', 1),
      line('jobs.event', 'PostgresError 23505', 1),
    ]),
  )
  expect(text).not.toMatch(/example\.org|0b0e/)
})

it('is for administrators alone, in the database too', async () => {
  const agent = await server.person('agent')
  expect((await ask('GET', agent.headers)).json.code).toBe('not-allowed')
  const sql = server.kit('gateway').db.sql
  await expect(sql`select * from work.given_up()`).rejects.toMatchObject({ code: '42501' })
  await expect(sql`select work.try_again('jobs.event', 'Error')`).rejects.toMatchObject({ code: '42501' })
})

it('tries again by an act of the administrator', async () => {
  const admin = await server.person('admin')
  const which = { task: 'messaging.email', failure: 'Error ETIMEDOUT' }
  const again = await ask('POST', admin.headers, which)
  expect([again.status, again.json.count]).toEqual([200, 2])
  const [act] = await owner`select actor, resource from gateway.acts where reference = ${again.json.receipt.reference}`
  expect(act).toEqual({ actor: admin.accountId, resource: 'tasks/messaging.email' })
  const ready = await owner`select from graphile_worker._private_jobs where attempts = 0 and is_available and run_at <= now()`
  expect(ready).toHaveLength(3)
  expect((await ask('GET', admin.headers)).json.items).toHaveLength(2)
  expect((await ask('POST', admin.headers, which)).json.code).toBe('not-found')
})
