import * as v from 'valibot'
import { ROLES } from '../access'
import { id } from '../endpoint'

/** Who gets a version beside the one that is live: any of these is enough. */
export const audience = v.object({
  roles: v.optional(v.pipe(v.array(v.picklist(ROLES)), v.maxLength(ROLES.length)), []),
  offices: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  /** Accounts. */
  testers: v.optional(v.pipe(v.array(id), v.maxLength(200)), []),
})
export type Audience = v.InferOutput<typeof audience>

/** `start`: also changes whom a running rollout is for. `promote`: for everybody. `stop`: for nobody, and never chosen by itself again. `remove`: the remote goes out of the live portal. */
export const ROLLOUT_ACTIONS = ['start', 'promote', 'pause', 'resume', 'stop', 'remove'] as const

export const rolloutBody = {
  /** The newest revision that was seen; 0 when nothing was ever live. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  action: v.picklist(ROLLOUT_ACTIONS),
  /** The version to start or to promote; by default the one that is being rolled out. */
  build: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  /** Of the people signed in, by a bucket that stays the same. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  audience: v.optional(audience, {}),
}
export const rolloutChange = v.object(rolloutBody)
export type RolloutChange = v.InferOutput<typeof rolloutChange>

/** Beyond this share a second administrator decides, where the portal's setting asks for one. */
export const SECOND_PERSON_ABOVE = 50
/** The answer of a change of who gets what. */
export const rolloutAnswer = {
  /** The newest revision. */
  revision: v.number(),
  /** True: nothing changed yet, a second administrator decides first. */
  waiting: v.boolean(),
}
