import { deleteApplicationDraft, listApplicationDrafts, readApplicationDraft, saveApplicationDraft } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { markSent } from '../disclosures/store'
import { draftFor, draftsOf, keepJobState, removeClosedDrafts, removeDraft, removeSentDraft, saveDraftOver } from './store'

const TIDY_MINUTES = 60

export function applicationDraftRoutes(kit: ServiceKit): void {
  kit.handle(listApplicationDrafts, ({ read }) => read(async (tx, who) => ({ items: await draftsOf(tx, who.accountId) })))

  kit.handle(readApplicationDraft, ({ params, read }) =>
    read(async (tx, who) => ({ draft: await draftFor(tx, who.accountId, params.id) })),
  )

  kit.handle(saveApplicationDraft, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const version = await saveDraftOver(tx, { accountId, jobId: params.id }, body, now)
      return { resource: `application-drafts/${params.id}`, answer: { version } }
    }),
  )

  kit.handle(deleteApplicationDraft, ({ params, write }) =>
    write(async (tx, who) => {
      await removeDraft(tx, who.accountId, params.id)
      return { resource: `application-drafts/${params.id}`, answer: {} }
    }),
  )
}

/** A draft is deleted when its application is sent, or some time after its job closed. */
export function applicationDraftEvents(kit: ServiceKit): void {
  kit.onEvent('job.state', async ({ jobId, state }, tx, { at }) => {
    const isClosed = state === 'closed' || state === 'expired' || state === 'removed'
    await keepJobState(tx, { jobId, closedAt: isClosed ? at : null })
  })
  kit.onEvent('application.submitted', async ({ accountId, jobId, disclosureId }, tx, { at }) => {
    if (disclosureId) await markSent(tx, disclosureId)
    await removeSentDraft(tx, accountId, jobId, at)
  })
  kit.cron(
    'jobseekers.drafts',
    { everyMinutes: TIDY_MINUTES, most: 1_000, of: 'drafts', rest: 'no-longer-due' },
    async (most) => {
      const gone = await removeClosedDrafts(kit.db, kit.clock(), most)
      if (gone > 0) kit.log.info({ gone }, 'drafts of applications whose job closed long ago')
    },
  )
}
