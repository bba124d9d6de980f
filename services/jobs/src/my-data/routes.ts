import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'jobs')
  exportRoute(kit, 'jobs', {
    owners: { jobs: 'posted_by', job_drafts: 'saved_by', job_versions: 'by_account' },
    parts: [{ key: 'application_id', of: 'applications', ofKey: 'id' }],
  })
}
