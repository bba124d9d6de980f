import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** What this service stores about a person, for their download. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'jobs')
  exportRoute(kit, 'jobs', {
    owners: {
      jobs: 'posted_by',
      job_drafts: 'saved_by',
      job_versions: 'by_account',
      waiting_edits: 'by_account',
      advert_appeals: 'by_account',
      organisation_appeals: 'by_account',
    },
    parts: [{ key: 'application_id', of: 'applications', ofKey: 'id' }],
    // Employers' notes about a person are part of their download; the author is left out.
    omit: ['application_notes.author_id', 'offers.by_account', 'starts.confirmed_by'],
  })
}
