import * as contracts from '@onward/contracts'
import { endpointKey, endpointShape, isEndpoint, pathOf, SERVICES, type ServiceName, SHAPES_OF } from '@onward/contracts'
import type { Config } from '@onward/service-kit'

/** What the services of this portal answer now. */
export interface Running {
  /** Shapes by method and path. */
  endpoints: ReadonlyMap<string, readonly string[]>
  /** Services of other processes that did not say. */
  silent: readonly ServiceName[]
}

const PATIENCE_MS = 3_000
let own: ReadonlyMap<string, readonly string[]> | undefined

/** Of the program of this process, for the services that it serves. */
export function ownEndpoints(): ReadonlyMap<string, readonly string[]> {
  own ??= new Map(
    Object.entries(contracts)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, list]) => Object.values(list as Record<string, unknown>))
      .filter(isEndpoint)
      .map((endpoint) => [endpointKey(endpoint), endpointShape(endpoint)] as const),
  )
  return own
}

/** Of every service: those of other processes are asked at the portal's own address, for they may be older or newer than this program. */
export async function runningEndpoints({ services, origin }: Pick<Config, 'services' | 'origin'>): Promise<Running> {
  const elsewhere = SERVICES.filter((service) => !services.includes(service))
  const answers = await Promise.all(elsewhere.map(async (service) => [service, await askShapes(origin, service)] as const))
  return {
    endpoints: new Map([
      ...[...ownEndpoints()].filter(([key]) => services.includes(serviceOf(key))),
      ...answers.flatMap(([, shapes]) => Object.entries(shapes ?? {})),
    ]),
    silent: answers.flatMap(([service, shapes]) => (shapes ? [] : [service])),
  }
}

/** `GET /api/jobs/board` is of `jobs`. */
export const serviceOf = (key: string): ServiceName => key.split('/')[2] as ServiceName

async function askShapes(origin: string, service: ServiceName): Promise<Record<string, string[]> | null> {
  try {
    const answer = await fetch(origin + pathOf(SHAPES_OF[service]), { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return null
    const { endpoints } = (await answer.json()) as { endpoints: Record<string, string[]> }
    // An address that leads to another service would say too much.
    return Object.keys(endpoints).every((key) => serviceOf(key) === service) ? endpoints : null
  } catch {
    return null
  }
}
