import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { optionalText } from '../text'

/** How people write what they can do, as a search reads it; nothing of it is stored or logged. */
export const readSkillWords = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/skill-words',
  reads: ['profile'],
  summary: 'How what I can do is read, and how it may be spelt',
  access: ['user'],
  /** One skill on each line. */
  query: v.object({ skills: optionalText(5000) }),
  response: v.object({
    items: v.array(
      v.object({
        typed: v.string(),
        /** An offer; null where nothing looks misspelt. */
        spelling: v.nullable(v.string()),
        /** Whether jobs can be found by it. */
        isKnown: v.boolean(),
      }),
    ),
  }),
  ratePerMinute: 240,
})

export const skillWordsEndpoints = { readSkillWords }
