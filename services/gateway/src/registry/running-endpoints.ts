import * as contracts from '@onward/contracts'
import { endpointKey, endpointShape, isEndpoint } from '@onward/contracts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The endpoints of this portal's services with their shapes, by method and path. */
export function runningEndpoints(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(
    Object.entries(contracts)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, list]) => Object.values(list as Record<string, unknown>))
      .filter(isEndpoint)
      .map((endpoint) => [endpointKey(endpoint), endpointShape(endpoint)] as const),
  )
  return known
}
