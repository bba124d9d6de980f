import * as v from 'valibot'
import { endpoint, written } from '../endpoint'
import { optionalText } from '../text'
import { ROLL_BACK_CODES } from './admin-remotes'
import { MAX_PINS } from './previews'
import { rolloutAnswer } from './rollouts'

/** `promote`: versions that were published go live together. `rollback`: the earlier ones of several come back together. */
export const SET_ACTIONS = ['promote', 'rollback'] as const

/** The administrator's room: versions of several front ends as one revision, all or none. */
export const changeSet = endpoint({
  service: 'gateway',
  access: ['admin'],
  method: 'POST',
  path: '/admin/sets',
  fresh: true,
  changes: ['front-end'],
  summary: 'Make versions of several front ends live together, or go back to them: all or none',
  body: v.object({
    action: v.picklist(SET_ACTIONS),
    changes: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.maxLength(40)),
          build: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
          /** The newest revision of it when the administrator decided. */
          revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
        }),
      ),
      v.minLength(1, 'Choose a version'),
      v.maxLength(MAX_PINS),
    ),
    code: v.optional(v.nullable(v.picklist(ROLL_BACK_CODES)), null),
    note: optionalText(500),
  }),
  response: written(rolloutAnswer),
  ratePerMinute: 10,
})

export const setEndpoints = { changeSet }
