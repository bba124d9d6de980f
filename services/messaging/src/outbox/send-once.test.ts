import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { emitEvent, enqueue } from '@onward/database'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server, owner } = servicesUnderTest({ services: [service], clock: () => new Date('2099-11-21T12:00:00Z') })
beforeEach(async () => {
  server.mails.length = 0
  server.texts.length = 0
  await owner`delete from graphile_worker._private_jobs`
})

const offerTo = (applicationId: string, accountId: string) => {
  const about = { applicationId, accountId, jobTitle: 'Night cleaner', company: 'Bright & Co', employerAccountIds: [] }
  return { ...about, state: 'offered' as const, by: 'employer' as const }
}
/** Queues an email and a text message about one offer, and gives their ids; their jobs are not run. */
async function queued(): Promise<{ email: string; text: string }> {
  const accountId = randomUUID()
  await server.asOwner(async (tx) => {
    const contact = { accountId, email: `${accountId}@example.org`, firstName: 'Zoë', language: 'en' as const, active: true }
    await emitEvent(tx, 'account.contact', accountId, 1, contact)
    const wishes = { accountId, phone: '07700 900123', email: true, sms: true, jobAlerts: true }
    await emitEvent(tx, 'contact.preferences', accountId, 1, wishes)
  })
  await server.runJobs()
  const applicationId = randomUUID()
  await server.asOwner((tx) => emitEvent(tx, 'application.moved', applicationId, 1, offerTo(applicationId, accountId)))
  const [moved] = await owner<{ payload: object }[]>`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'messaging.event'`
  await server.background.tasks['messaging.event']?.(moved?.payload)
  await owner`delete from graphile_worker._private_jobs`
  const [row] = await owner<{ email: string; text: string }[]>`select
    (select id from messaging.emails where account_id = ${accountId}) as email,
    (select id from messaging.texts where account_id = ${accountId}) as text`
  if (!row) throw new Error('nothing was queued')
  return row
}
const KINDS = [
  { kind: 'email', table: 'messaging.emails', task: 'messaging.email', key: 'emailId', sent: () => server.mails },
  { kind: 'text', table: 'messaging.texts', task: 'messaging.text', key: 'textId', sent: () => server.texts },
] as const
type Kind = (typeof KINDS)[number]

const run = ({ task, key }: Kind, id: string) => server.background.tasks[task]?.({ [key]: id })
const transportOf = ({ kind }: Kind) => (kind === 'email' ? server.kit('messaging').mail : server.kit('messaging').sms)
const waiting = async () =>
  (
    await owner<{ task: string; payload: object; run_at: Date }[]>`select t.identifier as task, j.payload, j.run_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`
  ).map((job) => job)

describe.each(KINDS)('sending an $kind', (kind) => {
  const transport = () => transportOf(kind) as { send(message: unknown): Promise<void> }

  it('holds no connection of the database while the other side says nothing, and is sent by nobody else meanwhile', async () => {
    const id = (await queued())[kind.kind]
    const works = transport().send
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      transport().send = (message) => {
        resolve()
        return new Promise<void>((done) => {
          answer = () => void works(message).then(done)
        })
      }
    })
    const sending = run(kind, id)
    await asked
    const held = await owner`select from pg_stat_activity where datname = current_database() and usename = 'onward_messaging'
      and state <> 'idle'`
    // Another job for the same message comes back when the claim is over.
    await run(kind, id)
    const [later] = await waiting()
    const [claimed] = await owner<{ until: Date }[]>`select claimed_until as until from ${owner(kind.table)} where id = ${id}`
    transport().send = works
    answer()
    await sending
    expect([held.length, later?.task, later?.payload]).toEqual([0, kind.task, { [kind.key]: id }])
    expect(later?.run_at).toEqual(claimed?.until)
    expect(kind.sent()).toHaveLength(1)
    await run(kind, id)
    expect(kind.sent()).toHaveLength(1)
  })

  it('is done again, under the same id, by whoever comes after a process that died while sending', async () => {
    const id = (await queued())[kind.kind]
    // What such a process leaves behind: a message that was sent, and a claim.
    await run(kind, id)
    await owner`update ${owner(kind.table)} set sent_at = null, claimed_until = now() + interval '1 minute' where id = ${id}`
    await run(kind, id)
    expect(kind.sent()).toHaveLength(1)
    await owner`update ${owner(kind.table)} set claimed_until = now() where id = ${id}`
    const [job] = await waiting()
    await server.background.tasks[job?.task ?? '']?.(job?.payload)
    expect(kind.sent()).toHaveLength(2)
    const [first, second] = kind.sent().map((one) => ('reference' in one ? one.reference : one.headers?.['Message-ID']))
    expect([first?.includes(id), second]).toEqual([true, first])
    await run(kind, id)
    expect(kind.sent()).toHaveLength(2)
  })

  it('is tried again at once by its job when it failed, without waiting for the claim', async () => {
    const id = (await queued())[kind.kind]
    const works = transport().send
    transport().send = () => Promise.reject(new Error('not now'))
    await expect(run(kind, id)).rejects.toThrow('not now')
    transport().send = works
    await run(kind, id)
    expect(kind.sent()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

it('a mail server that says nothing holds up neither the bell nor text messages', async () => {
  const { mail } = server.kit('messaging')
  const works = mail.send
  const open: (() => void)[] = []
  mail.send = () => new Promise<void>((resolve) => open.push(resolve))
  const ids: { email: string; text: string }[] = []
  for (const _ of [1, 2, 3, 4, 5]) ids.push(await queued())
  await server.asOwner(async (tx) => {
    for (const { email } of ids) await enqueue(tx, 'messaging.email', { emailId: email })
  })
  await server.background.start()
  while (open.length < 4) await pause(10)
  await server.asOwner((tx) => enqueue(tx, 'messaging.text', { textId: ids[0]?.text }))
  const accountId = randomUUID()
  const applicationId = randomUUID()
  await server.asOwner((tx) => emitEvent(tx, 'application.moved', applicationId, 1, offerTo(applicationId, accountId)))
  while (server.texts.length === 0) await pause(10)
  while ((await owner`select from messaging.notices where account_id = ${accountId}`).length === 0) await pause(10)
  // The fifth email waits for its kind.
  expect(open).toHaveLength(4)
  mail.send = works
  for (const answer of open) answer()
  await server.background.stop()
})
