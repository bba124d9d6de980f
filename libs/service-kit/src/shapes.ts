import { type Endpoint, endpointKey, endpointShape, type ServiceName, SHAPES_OF } from '@onward/contracts'
import type { ServiceKit } from './kit'

/** Tells what this service answers, of the endpoints that are mounted; it never changes while the process runs. */
export function shapeRoutes(kit: ServiceKit, service: ServiceName, mounted: readonly Endpoint[]): void {
  let shapes: Record<string, string[]> | undefined
  kit.handle(SHAPES_OF[service], async () => {
    shapes ??= Object.fromEntries(
      mounted.filter((one) => one.service === service).map((one) => [endpointKey(one), endpointShape(one)] as const),
    )
    return { endpoints: shapes }
  })
}
