import { downloadCredential, pathOf } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** What this service stores about a person, for their download. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'learning')
  exportRoute(kit, 'learning', {
    omit: ['quizzes.holder_hash', 'quizzes.holder_salt'],
    files: ({ credentials = [] }) =>
      credentials.flatMap(({ id, badge }) =>
        (['json', 'png'] as const).map((format) => ({
          name: `${String(badge)}.${format}`,
          address: `${pathOf(downloadCredential).replace(':id', String(id))}?format=${format}`,
        })),
      ),
  })
}
