import * as v from 'valibot'
import { ROLES } from './access'
import { date, endpoint, id, pageQuery, SERVICES, type ServiceName, timestamp } from './endpoint'

/**
 * The audit trail, for administrators: each write of anybody, and each opening, search and file of people, without a value of it. Each service answers for its own acts, and the browser
 * puts the answers together.
 */

/** Whose acts to list; administrators act in their room or on the command line. */
export const AUDIT_KINDS = ['administrators', 'agents', 'employers', 'jobseekers', 'visitors'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** The code of a reason that stays with what it is about: in somebody's own words, or about a client. */
export const REASON_STATED = 'stated'

export const auditedAct = v.object({
  /** Its place in the service's table: rises by one with each act. */
  seq: v.number(),
  at: timestamp,
  reference: v.string(),
  /** Null for a visitor, and for the command line. */
  actor: v.nullable(id),
  role: v.nullable(v.picklist(ROLES)),
  /** Method and path pattern, such as `POST /api/jobs/admin/adverts/:id/approval`, or `admin` and a command. */
  action: v.string(),
  /** Kind and id of what was changed, such as `jobs/<id>`. */
  resource: v.string(),
  /**
   * What the resource is called now; null where nothing has a name or the row is gone. People are named in acts of staff, of employers
   * and of the command line alone: what jobseekers do for themselves stays without a name.
   */
  about: v.nullable(
    v.object({
      /** The person whom the act concerns, with the id of their account where they have one. */
      person: v.nullable(v.object({ id: v.nullable(id), name: v.string() })),
      /** Title of an advert, name of an organisation or office, … */
      thing: v.nullable(v.string()),
    }),
  ),
  /** Code of the reason, for acts that ask for one. */
  why: v.nullable(v.string()),
  /** What was typed as the reason, where it stands with what it is about; null where it is gone. */
  said: v.nullable(v.string()),
  /** Sealed in the hash chain, within a minute of the act. */
  sealed: v.boolean(),
})
export type AuditedAct = v.InferOutput<typeof auditedAct>

const actsOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: '/admin/acts',
    summary: 'The audit trail of this service, newest first',
    access: ['admin'],
    query: v.object({
      ...pageQuery,
      kind: v.optional(v.picklist(AUDIT_KINDS)),
      /** Acts by this account, and acts that concern it. */
      person: v.optional(id),
      /** Method and path pattern, or `admin` and a command. */
      action: v.optional(v.pipe(v.string(), v.maxLength(120))),
      /** The first and the last day, in the United Kingdom. */
      from: v.optional(date),
      to: v.optional(date),
      /** Only acts for which a reason was given. */
      reason: v.optional(v.literal('given')),
      reference: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40))),
    }),
    response: v.object({ items: v.array(auditedAct), nextCursor: v.nullable(v.string()) }),
  })
const chainOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: '/admin/acts/chain',
    summary: 'What the last check of this service’s acts found: whether one was changed, removed or moved since it was sealed',
    access: ['admin'],
    response: v.object({
      sealed: v.number(),
      /** Written since the last sealing, at most a minute ago. */
      unsealed: v.number(),
      /** When the last check ended, and how many acts it saw; null before the first one. Checks begin every five minutes. */
      checkedAt: v.nullable(timestamp),
      checkedTo: v.number(),
      /** The first position that was not as it was sealed; null when all were. */
      brokenAt: v.nullable(v.number()),
      /** What stands there now; null when it is gone. */
      broken: v.nullable(v.object({ reference: v.string(), at: timestamp })),
    }),
    ratePerMinute: 12,
  })

/** One endpoint for each service. */
const each = <T>(of: (service: ServiceName) => T): Readonly<Record<ServiceName, T>> =>
  Object.fromEntries(SERVICES.map((service) => [service, of(service)])) as Record<ServiceName, T>
export const ACTS_OF = each(actsOf)
export const CHAIN_OF = each(chainOf)

export const auditEndpoints = Object.fromEntries(
  SERVICES.flatMap((service) => [
    [`acts-${service}`, ACTS_OF[service]],
    [`chain-${service}`, CHAIN_OF[service]],
  ]),
) as Readonly<Record<string, ReturnType<typeof actsOf> | ReturnType<typeof chainOf>>>
