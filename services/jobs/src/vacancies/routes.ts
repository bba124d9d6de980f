import type { ServiceKit } from '@onward/service-kit'
import { draftRoutes } from './drafts'
import { editRoutes } from './edit-routes'
import { jobListRoutes } from './list-routes'
import { postingRoutes } from './posting-routes'
import type { ViewCounts } from './views'

/** The employer's jobs: drafts, posting, changing and closing, and how they do. */
export function vacancyRoutes(kit: ServiceKit, views: ViewCounts): void {
  draftRoutes(kit)
  postingRoutes(kit)
  editRoutes(kit, views)
  jobListRoutes(kit, views)
}
