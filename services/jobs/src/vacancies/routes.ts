import type { ServiceKit } from '@onward/service-kit'
import { registerJobDrafts } from './drafts'
import { registerEdits } from './edit-routes'
import { registerJobList } from './list-routes'
import { registerPosting } from './posting-routes'
import type { ViewCounts } from './views'

/** The employer's jobs: drafts, posting, changing and closing, and how they do. */
export function registerVacancies(kit: ServiceKit, views: ViewCounts): void {
  registerJobDrafts(kit)
  registerPosting(kit)
  registerEdits(kit, views)
  registerJobList(kit, views)
}
