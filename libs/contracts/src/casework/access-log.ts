import * as v from 'valibot'
import { endpoint, pageQuery, timestamp } from '../endpoint'

const service = 'casework' as const

/** One opening of a person's data, as that person reads it. */
export const accessLogEntry = v.object({
  agentName: v.string(),
  officeName: v.string(),
  what: v.string(),
  /** A code where purposes are listed, else empty. */
  purposeCode: v.string(),
  purpose: v.string(),
  at: timestamp,
})
export const readAccessLog = endpoint({
  service,
  method: 'GET',
  path: '/looks',
  reads: ['access-log'],
  summary: 'Which work coaches opened something of mine that is normally closed to them, when and why',
  access: ['user'],
  query: v.object(pageQuery),
  response: v.object({ items: v.array(accessLogEntry), nextCursor: v.nullable(v.string()) }),
})

export const accessLogEndpoints = { readAccessLog }
