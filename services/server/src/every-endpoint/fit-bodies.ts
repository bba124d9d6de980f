import type { Endpoint } from '@onward/contracts'
import { keyOf } from '../contract-endpoints'
import type { Bodies } from './bodies/bodies'
import { caseworkBodies } from './bodies/casework'
import { gatewayBodies } from './bodies/gateway'
import { identityBodies } from './bodies/identity'
import { jobsBodies } from './bodies/jobs'
import { jobseekersBodies } from './bodies/jobseekers'
import { learningBodies } from './bodies/learning'
import { messagingBodies } from './bodies/messaging'

const BODIES: Bodies = {
  ...caseworkBodies,
  ...gatewayBodies,
  ...identityBodies,
  ...jobsBodies,
  ...jobseekersBodies,
  ...learningBodies,
  ...messagingBodies,
}

/** A body that the endpoint takes: empty where it takes no fields. Throws where fields have no row. */
export function fitBody(one: Endpoint): object {
  const body = BODIES[keyOf(one)]
  if (body) return body()
  if (!('entries' in one.body) || Object.keys(Object(one.body.entries)).length > 0)
    throw new Error(`${keyOf(one)} needs a body that it takes: add it to bodies/${one.service}.ts`)
  return {}
}
