import type { ServiceKit } from '@onward/service-kit'
import { sentRoute } from '@onward/service-kit/my-data'

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'jobs')
}
