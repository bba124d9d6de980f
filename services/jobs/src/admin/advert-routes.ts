import {
  approveAdvert,
  keepReportedAdvert,
  listHeldAdverts,
  listReports,
  Problem,
  readAdvertToCheck,
  readAdvertWork,
  readDecidedWork,
  readReport,
  removeReportedAdvert,
  returnAdvert,
} from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { approveJob, type Decided, sendBackJob } from '../vacancies/decide'
import { answerReports, decideReports } from '../vacancies/reported'
import { lockAsRead, pageOfHeld, pageOfReported, readReported, readToCheck, settleAppeal, workWaiting } from './advert-store'
import { decidedWork, waitingSince } from './decided-work-store'

function decided(result: Decided): Extract<Decided, { outcome: 'decided' }> {
  if (result.outcome === 'decided') return result
  throw new Problem('state-conflict', {
    text: result.outcome === 'suspended' ? 'jobs.admin-reinstate-first' : 'jobs.admin-nothing-waits',
  })
}

/** What the act keeps of the wait, for the figures of the week. */
async function waitedFor(tx: Tx, id: string, now: Date, administrator: string): Promise<{ since?: string; appeal?: true }> {
  const since = await waitingSince(tx, id)
  const appealed = await settleAppeal(tx, id, now, administrator)
  if (appealed) return { since: appealed, appeal: true }
  return since ? { since } : {}
}

/** Adverts that are held by the checks, and adverts that jobseekers reported. */
export function adminAdvertRoutes(kit: ServiceKit): void {
  kit.handle(readAdvertWork, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return workWaiting(tx)
    }),
  )

  kit.handle(readDecidedWork, ({ read, now }) =>
    read(async (tx) => {
      await asSystem(tx)
      return decidedWork(tx, now)
    }),
  )

  kit.handle(listHeldAdverts, ({ query, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return pageOfHeld(tx, query)
    }),
  )

  kit.handle(readAdvertToCheck, ({ params, now, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      return readToCheck(tx, params.id, now, who.accountId)
    }),
  )

  kit.handle(approveAdvert, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await lockAsRead(tx, params.id, body.version)
      const waited = await waitedFor(tx, params.id, now, who.accountId)
      const { id, title, isEdit, applicants } = decided(await approveJob(tx, params.id, now))
      if (!isEdit) await answerReports(tx, { id, title }, 'kept', now)
      return { resource: `jobs/${id}`, answer: { isEdit, applicants, ...waited } }
    }),
  )
  kit.handle(returnAdvert, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await lockAsRead(tx, params.id, body.version)
      const waited = await waitedFor(tx, params.id, now, who.accountId)
      const { id, title, isEdit, applicants } = decided(await sendBackJob(tx, params.id, body.words, now))
      if (!isEdit) await answerReports(tx, { id, title }, 'removed', now)
      return { resource: `jobs/${id}`, answer: { why: body.code, applicants, ...waited } }
    }),
  )

  kit.handle(listReports, ({ query, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return pageOfReported(tx, query)
    }),
  )

  kit.handle(readReport, ({ params, now, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return readReported(tx, params.id, now)
    }),
  )
  kit.handle(removeReportedAdvert, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const decision = { decision: 'removed', reason: body.words, seen: body.reports } as const
      const { notified, applicants } = await decideReports(tx, params.id, decision, now)
      return { resource: `reports/${params.id}`, answer: { why: body.code, told: notified, applicants } }
    }),
  )
  kit.handle(keepReportedAdvert, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const { notified } = await decideReports(tx, params.id, { decision: 'kept', reason: null, seen: body.reports }, now)
      return { resource: `reports/${params.id}`, answer: { why: body.code, told: notified } }
    }),
  )
}
