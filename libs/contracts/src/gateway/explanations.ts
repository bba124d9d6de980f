import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, id, written } from '../endpoint'

/** The administrator's room: why somebody sees a page, an entry or a card, or does not. */

/** `address`: as in the browser. `page`, `card`: an id or title. `entry`: a navigation entry, by its label or address. */
export const EXPLAINED_KINDS = ['address', 'page', 'entry', 'card'] as const
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number]

/**
 * What each reason says, with its values. About the version: `version-…`. About the thing: `exists`, `for-role` and `not-for-role` (roles), `sign-in` and `redirect` (to),
 * `reserved` (path), `bad-link` (href), `leads-nowhere` (href), `card-shown`, `card-hidden`, `card-waiting`, `slot-of-others` (slot, roles). `kept-from-administrators`: code of a
 * team. About what is not there: `in-other-version` (build), `other-in-rollout` (build), `removed`, `never-live`, `does-not-fit` (refusal),
 * `quarantined` and `suspect` (said), `in-preview`, `unknown`. Of the portal itself: `shell-page`,
 * `server-address`.
 */
export const EXPLANATION_CODES = [
  'version-stable',
  'version-visitor',
  'version-paused',
  'version-tester',
  'version-office',
  'version-role',
  'version-in-share',
  'version-outside-share',
  'version-by-share',
  'version-other',
  'exists',
  'for-role',
  'not-for-role',
  'sign-in',
  'redirect',
  'reserved',
  'bad-link',
  'leads-nowhere',
  'card-shown',
  'card-hidden',
  'card-waiting',
  'slot-of-others',
  'kept-from-administrators',
  'in-other-version',
  'other-in-rollout',
  'removed',
  'never-live',
  'does-not-fit',
  'quarantined',
  'suspect',
  'in-preview',
  'shell-page',
  'server-address',
  'unknown',
] as const
export type ExplanationCode = (typeof EXPLANATION_CODES)[number]

const reason = v.object({
  code: v.picklist(EXPLANATION_CODES),
  /** What the sentence names: `remote`, `build`, `roles` (comma between), `path`, `to`, `bucket`, `percent`, … */
  values: v.record(v.string(), v.string()),
})
export type ExplanationReason = v.InferOutput<typeof reason>

export const explainView = endpoint({
  service: 'gateway',
  access: ['admin'],
  method: 'POST',
  path: '/admin/explanations',
  // Only its act is written.
  changes: ['front-end'],
  summary: 'Why a viewer sees an address, page, navigation entry or card, or does not',
  body: v.object({
    /** An account counts by its share and as a tester; without one the answer is for anybody of the role. */
    viewer: v.object({
      role: v.picklist([...ROLES, 'visitor']),
      accountId: v.optional(v.nullable(id), null),
      officeId: v.optional(v.nullable(id), null),
    }),
    kind: v.picklist(EXPLAINED_KINDS),
    what: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter what they should see'), v.maxLength(300)),
  }),
  response: written({
    isSeen: v.boolean(),
    /** In the order of reading; the last ones decide. */
    reasons: v.array(reason),
  }),
  ratePerMinute: 60,
})

export const explanationEndpoints = { explainView }
