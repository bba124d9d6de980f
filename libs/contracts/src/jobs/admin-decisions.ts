import * as v from 'valibot'
import { endpoint, timestamp } from '../endpoint'

const count = v.number()
/** What administrators decided, on the pages or the command line. An appeal is not among the adverts too. */
export const decidedWork = v.object({
  adverts: v.object({ approved: count, returned: count }),
  organisations: v.object({ verified: count, asked: count, refused: count }),
  appeals: v.object({ approved: count, returned: count }),
  /** Half of them waited less; null where nothing was decided. */
  medianHours: v.nullable(v.number()),
})
export type DecidedWork = v.InferOutput<typeof decidedWork>

export const readDecidedWork = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/admin/decided-work',
  reads: ['advert-check', 'organisation'],
  summary:
    'What administrators decided since Monday, by outcome, and how long it had waited; with the week before until the same hour',
  access: ['admin'],
  response: v.object({ since: timestamp, week: decidedWork, before: decidedWork }),
})
export const adminDecisionEndpoints = { readDecidedWork }
