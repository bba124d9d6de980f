import { listFailedWork, Problem, retryFailedWork } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { failedWork, tryAgain } from './store'

/** Work of all services that failed all its tries. */
export function failedWorkRoutes(kit: ServiceKit): void {
  kit.handle(listFailedWork, ({ read }) => read(async (tx) => ({ items: await failedWork(tx) })))

  kit.handle(retryFailedWork, ({ body, write }) =>
    write(async (tx) => {
      const count = await tryAgain(tx, body)
      if (count === 0) throw new Problem('not-found')
      return { resource: `tasks/${body.task}`, answer: { count } }
    }),
  )
}
