import * as contracts from '@onward/contracts'
import { type Endpoint, pathOf } from '@onward/contracts'

/** Every endpoint of every contract: found by the name of its list, so that nobody has to remember to add one here. */
export const CONTRACT_ENDPOINTS: readonly Endpoint[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, list]) => Object.values(list) as unknown as Endpoint[])

/** Such as `POST /api/jobs/applications/:id/withdraw`. */
export const keyOf = (one: Endpoint): string => `${one.method} ${pathOf(one)}`
