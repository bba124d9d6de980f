import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'

const admin = { service: 'gateway', access: ['admin'] } as const

const line = {
  /** Such as `messaging.email`. */
  task: v.pipe(v.string(), v.maxLength(100)),
  /** Kind of the last failure, such as `Error ETIMEDOUT`; never its text. */
  failure: v.pipe(v.string(), v.maxLength(100)),
}
export const failedWork = v.object({
  ...line,
  count: v.number(),
  tries: v.number(),
  /** When the oldest of them was asked for. */
  since: timestamp,
})
export type FailedWork = v.InferOutput<typeof failedWork>

export const listFailedWork = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/failed-work',
  reads: ['failed-work'],
  summary: 'Work in the background that failed all its tries, by task and kind of failure, the oldest first',
  response: v.object({ items: v.array(failedWork) }),
})
export const retryFailedWork = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/failed-work/tries',
  changes: ['failed-work'],
  problems: ['not-found'],
  summary: 'Let all work of one task with one kind of failure try again',
  body: v.object(line),
  response: written({ count: v.number() }),
})
export const failedWorkEndpoints = { listFailedWork, retryFailedWork }
