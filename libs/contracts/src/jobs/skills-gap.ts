import * as v from 'valibot'
import { endpoint, id } from '../endpoint'

/** Jobs that are looked at: so many of the best, from this score on. What is far below asks for another person. */
export const GAP_JOBS = { most: 50, from: 40 } as const
export const MOST_GAPS = 8

export const skillGap = v.object({
  skillId: v.string(),
  name: v.object({ en: v.string(), cy: v.string() }),
  /** How many of the jobs it would raise, and by how many points where it helps most. */
  jobs: v.number(),
  best: v.number(),
  /** Jobs that would become matches (75 or more) with it. */
  newMatches: v.number(),
  /** Where it would help most, best first. */
  examples: v.array(v.object({ id, title: v.string(), company: v.string(), score: v.number(), points: v.number() })),
})
export type SkillGapShown = v.InferOutput<typeof skillGap>

export const readSkillsGap = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/skills-gap',
  reads: ['job-match'],
  summary: 'Which skills would raise my best matches most',
  access: ['user'],
  response: v.object({
    /** How many jobs were looked at; none without skills of the person, or without jobs within reach. */
    jobs: v.number(),
    /** Best first. */
    skills: v.array(skillGap),
    hasSkills: v.boolean(),
  }),
})

export const skillsGapEndpoints = { readSkillsGap }
