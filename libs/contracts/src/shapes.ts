import * as v from 'valibot'
import { endpoint, SERVICES, type ServiceName } from './endpoint'

/** What a running service answers, as `/api/openapi.json` tells of the services of one process; for a gateway in another. */
const shapesOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: '/shapes',
    reads: 'static',
    summary: 'The endpoints that this service answers, each with the shape of its request and answer',
    access: 'public',
    response: v.object({
      /** By method and path, `GET /api/jobs/board`; lines of `endpointShape`. */
      endpoints: v.record(v.string(), v.array(v.string())),
    }),
    ratePerMinute: 60,
  })

export const SHAPES_OF = Object.fromEntries(SERVICES.map((service) => [service, shapesOf(service)])) as Readonly<
  Record<ServiceName, ReturnType<typeof shapesOf>>
>
export const shapesEndpoints = Object.fromEntries(SERVICES.map((service) => [`shapes-${service}`, SHAPES_OF[service]]))
