import {
  apply,
  countWaitingApplications,
  disclosureHandover,
  listMyApplications,
  Problem,
  readMyApplication,
  withdrawApplication,
} from '@onward/contracts'
import { announceChange, emitEvent } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { memberAccounts } from '../organisations-store'
import { countWaiting, ownApplications, pageOfOwn } from './list-store'
import { moveApplicationTo } from './move'
import { requireOpenJob } from './rules'
import { insertApplication, lockApplication, lockJobForApplication, readApplication, redeemHandover } from './store'

/** Applications for the jobseekers who sent them. */
export function ownApplicationRoutes(kit: ServiceKit): void {
  kit.handle(apply, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      const sides = { from: 'jobseekers', to: 'jobs' } as const
      const { payload: disclosure } = await verifyHandover(kit.keys, sides, disclosureHandover, body.handover, now)
      const { jobId, disclosureId } = disclosure
      if (disclosure.accountId !== accountId) throw new Problem('not-allowed', { text: 'jobs.application-other-account' })
      if (!(await redeemHandover(tx, disclosureId, now)))
        throw new Problem('link-expired', { text: 'jobs.application-handover-used' })
      const job = requireOpenJob(await lockJobForApplication(tx, jobId), now)
      const id = await insertApplication(tx, disclosure, job, now)
      if (id === null) throw new Problem('already-exists', { text: 'jobs.application-sent-already' })
      const { title: jobTitle, company, anonymous } = job
      const employerAccountIds = await memberAccounts(tx, job.organisationId)
      const { organisationId } = job
      const sent = {
        applicationId: id,
        accountId,
        organisationId,
        jobId,
        jobTitle,
        company,
        disclosureId,
        employerAccountIds,
        anonymous,
      }
      await emitEvent(tx, 'application.submitted', id, 1, sent)
      await announceChange(tx, { accountIds: [accountId], changed: ['application', 'interview'] })
      await announceChange(tx, { accountIds: employerAccountIds, changed: ['application', 'interview'] })
      return { resource: `applications/${id}`, answer: { id } }
    }),
  )

  kit.handle(listMyApplications, ({ query, now, language, read }) =>
    read(async (tx, { accountId }) => {
      const { rows, ...page } = await pageOfOwn(tx, accountId, query)
      return { items: await ownApplications(tx, rows, { now, language }), ...page }
    }),
  )

  kit.handle(countWaitingApplications, ({ read }) =>
    read(async (tx, { accountId }) => ({ waiting: await countWaiting(tx, accountId) })),
  )

  kit.handle(readMyApplication, ({ params, now, language, read }) =>
    read(async (tx, { accountId }) => {
      const row = await readApplication(tx, params.id, { accountId })
      const [application] = await ownApplications(tx, [row], { now, language })
      if (!application) throw new Problem('not-found')
      return application
    }),
  )

  kit.handle(withdrawApplication, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const application = await lockApplication(tx, params.id, { accountId }, { alsoFrozen: true })
      const move = { to: 'withdrawn', by: 'jobseeker', accountId, reason: null, withdrawal: body.reason, at: now } as const
      await moveApplicationTo(tx, application, null, move)
      return { resource: `applications/${application.id}`, answer: { state: 'withdrawn' as const } }
    }),
  )
}
