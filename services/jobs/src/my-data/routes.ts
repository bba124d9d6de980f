import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'jobs')
  exportRoute(kit, 'jobs', {
    owners: { jobs: 'posted_by', job_drafts: 'saved_by', job_versions: 'by_account', waiting_edits: 'by_account' },
    parts: [{ key: 'application_id', of: 'applications', ofKey: 'id' }],
    // What an employer noted of somebody is theirs to read when they ask for everything; which colleague wrote it is not about them.
    omit: ['application_notes.author_id', 'offers.by_account', 'starts.confirmed_by'],
  })
}
