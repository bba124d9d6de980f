import { randomUUID } from 'node:crypto'
import type { ApplicationState } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { SmsRefused } from '@onward/service-kit'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

// Far in the future: the queue uses the database's clock, and a morning in the past would be due at once.
const NOON = new Date('2099-11-21T12:00:00Z')
const NIGHT = new Date('2099-11-21T23:00:00Z')
let now = NOON

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now })
beforeEach(() => {
  now = NOON
  server.texts.length = 0
  server.mails.length = 0
})

async function person(wishes: { email?: boolean; sms?: boolean; phone?: string }, language: 'en' | 'cy' = 'en'): Promise<string> {
  const accountId = randomUUID()
  await server.asOwner(async (tx) => {
    const contact = { accountId, email: `${accountId}@example.org`, firstName: 'Zoë', language, active: true }
    await emitEvent(tx, 'account.contact', accountId, 1, contact)
    const preferences = { accountId, phone: '07700 900123', email: true, sms: false, jobAlerts: true, ...wishes }
    await emitEvent(tx, 'contact.preferences', accountId, 1, preferences)
  })
  return accountId
}
async function moved(accountId: string, state: ApplicationState): Promise<void> {
  const applicationId = randomUUID()
  const about = { applicationId, accountId, jobTitle: 'Night cleaner', company: 'Bright & Co', employerAccountIds: [] }
  await server.asOwner((tx) => emitEvent(tx, 'application.moved', applicationId, 1, { ...about, state, by: 'employer' }))
  await server.runJobs()
}

it('texts people who opted in when an employer waits for them, with the page to open', async () => {
  await moved(await person({ sms: true }), 'interview_invited')
  expect(server.texts).toEqual([
    {
      to: '07700 900123',
      reference: expect.any(String),
      text: expect.stringMatching(/^Onward: .*Night cleaner.* http:\/\/localhost:3000\/applications\//),
    },
  ])
  expect(server.mails).toHaveLength(1)
})

it('writes in Welsh to people who chose it', async () => {
  await moved(await person({ sms: true }, 'cy'), 'offered')
  await moved(await person({ sms: true }), 'offered')
  const [welsh, english] = server.texts.map(({ text }) => text.replace(/http\S+/, ''))
  expect(welsh).not.toBe(english)
})

it('sends no texts by default, and no emails to people who switched them off', async () => {
  await moved(await person({}), 'interview_invited')
  expect([server.texts.length, server.mails.length]).toEqual([0, 1])
  await moved(await person({ email: false }), 'interview_invited')
  expect([server.texts.length, server.mails.length]).toEqual([0, 1])
  await moved(await person({ sms: true }), 'under_review')
  expect(server.texts).toEqual([])
})

it('waits until the morning, and then checks the preferences again', async () => {
  now = NIGHT
  const accountId = await person({ sms: true })
  await moved(accountId, 'interview_invited')
  expect(server.texts).toEqual([])
  const [job] = await owner<{ run_at: Date; payload: { textId: string } }[]>`
    select j.run_at, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'messaging.text'`
  expect(job?.run_at.toISOString()).toBe('2099-11-22T08:00:00.000Z')
  now = new Date('2099-11-22T08:00:01Z')
  await server.background.tasks['messaging.text']?.(job?.payload)
  await server.background.tasks['messaging.text']?.(job?.payload)
  expect(server.texts).toHaveLength(1)
})

async function interviewIs(about: 'cancelled' | 'reminder', accountId: string, startsAt: string): Promise<void> {
  const [applicationId, interviewId] = [randomUUID(), randomUUID()]
  const calendar = { startsAt, minutes: 30, place: 'Leeds', sequence: 1, changedAt: now.toISOString() }
  const job = { jobTitle: 'Night cleaner', company: 'Bright & Co', employerAccountIds: [] }
  await server.asOwner((tx) =>
    emitEvent(tx, 'interview.changed', interviewId, 1, { interviewId, applicationId, accountId, ...job, about, calendar }),
  )
  await server.runJobs()
}

it('does not let somebody travel to an interview that was cancelled at night', async () => {
  now = NIGHT
  await interviewIs('cancelled', await person({ sms: true }), '2099-11-22T08:30:00.000Z')
  expect(server.texts).toHaveLength(1)
})

it('drops a reminder, text message and email, once the interview has begun, with the reason', async () => {
  const accountId = await person({ sms: true })
  await interviewIs('reminder', accountId, '2099-11-21T11:59:00.000Z')
  expect([server.texts, server.mails]).toEqual([[], []])
  const dropped = await owner`select dropped from messaging.texts where account_id = ${accountId}
    union all select dropped from messaging.emails where account_id = ${accountId}`
  expect([...dropped]).toEqual(Array.from({ length: 2 }, () => ({ dropped: 'over before it could be sent' })))
})

it('gives up on a number that the SMS gateway refuses, and retries when the gateway fails', async () => {
  const { sms } = server.kit('messaging')
  const works = sms.send
  sms.send = () => Promise.reject(new Error('503'))
  const accountId = await person({ sms: true })
  await expect(moved(accountId, 'offered')).rejects.toThrow('503')
  sms.send = () => Promise.reject(new SmsRefused('400'))
  const [text] = await owner<{ id: string }[]>`select id from messaging.texts where account_id = ${accountId}`
  await server.background.tasks['messaging.text']?.({ textId: text?.id })
  sms.send = works
  const [row] = await owner`select sent_at, dropped from messaging.texts where account_id = ${accountId}`
  expect(row).toEqual({ sent_at: null, dropped: 'refused by the gateway' })
})

it('sends an alert’s email with an unsubscribe link, unless job alerts are off', async () => {
  const matched = async (accountId: string) => {
    const alertId = randomUUID()
    const about = { accountId, alertId, count: 3, jobId: randomUUID(), jobTitle: 'Night cleaner', company: 'Bright & Co' }
    await server.asOwner((tx) => emitEvent(tx, 'alert.matched', alertId, 1, about))
    await server.runJobs()
    return alertId
  }
  const alertId = await matched(await person({}))
  expect(server.mails[0]?.subject).toBe('3 new jobs for you')
  expect(server.mails[0]?.text).toMatch(new RegExp(`/alerts/unsubscribe\\?alert=${alertId}&token=[\\w-]{43}\\n`))
  await owner`insert into messaging.preferences select account_id, '', true, false, false, 9 from messaging.contacts
    on conflict (account_id) do update set job_alerts = false`
  const [last] = await owner<{ id: string }[]>`select account_id as id from messaging.emails order by queued_at desc limit 1`
  await matched(last?.id ?? '')
  expect(server.mails).toHaveLength(1)
})
