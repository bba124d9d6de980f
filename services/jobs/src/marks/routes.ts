import { dismissJob, listDismissed, listViewed, reportJob, restoreJob, viewJob } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { hideIfReported } from '../vacancies/reported'
import {
  deleteDismissed,
  dismissedJobsOf,
  insertDismissed,
  insertReport,
  insertViewed,
  requireKnown,
  requireVisible,
  viewedJobsOf,
} from './store'

/** A jobseeker's own marks on jobs: dismissed, viewed, reported. */
export function markRoutes(kit: ServiceKit): void {
  kit.handle(dismissJob, ({ params, now, write }) =>
    write(async (tx, { accountId }) => {
      await requireVisible(tx, params.id)
      await insertDismissed(tx, accountId, params.id, now)
      return { resource: `dismissed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(restoreJob, ({ params, write }) =>
    write(async (tx, { accountId }) => {
      await deleteDismissed(tx, accountId, params.id)
      return { resource: `dismissed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(listDismissed, ({ now, read }) =>
    read(async (tx, { accountId }) => ({ items: await dismissedJobsOf(tx, accountId, now) })),
  )

  kit.handle(viewJob, ({ params, now, write }) =>
    write(async (tx, { accountId }) => {
      await requireVisible(tx, params.id)
      await insertViewed(tx, accountId, params.id, now)
      return { resource: `viewed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(listViewed, ({ now, read }) =>
    read(async (tx, { accountId }) => ({ items: await viewedJobsOf(tx, accountId, now) })),
  )

  kit.handle(reportJob, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await requireKnown(tx, params.id, accountId)
      const id = await insertReport(tx, { jobId: params.id, accountId, ...body, reportedAt: now })
      await hideIfReported(tx, params.id)
      return { resource: `reports/${id}`, answer: { id } }
    }),
  )
}
