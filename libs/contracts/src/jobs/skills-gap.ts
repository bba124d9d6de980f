import * as v from 'valibot'
import { endpoint, id } from '../endpoint'

/** How many of the best jobs are compared, and their least score. */
export const GAP_JOBS = { most: 50, from: 40 } as const
export const MOST_GAPS = 8

export const skillGap = v.object({
  skillId: v.string(),
  name: v.object({ en: v.string(), cy: v.string() }),
  /** Number of jobs whose score it raises, and the most points. */
  jobs: v.number(),
  best: v.number(),
  /** Jobs that would become matches (75 or more) with it. */
  newMatches: v.number(),
  /** Where it would help most, best first. */
  examples: v.array(v.object({ id, title: v.string(), company: v.string(), score: v.number(), points: v.number() })),
})
export type SkillGap = v.InferOutput<typeof skillGap>

export const readSkillsGap = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/skills-gap',
  reads: ['job-match'],
  summary: 'Which skills would raise my best matches most',
  access: ['user'],
  response: v.object({
    /** Number of jobs compared; 0 without skills, or without jobs within the travel distance. */
    jobs: v.number(),
    /** Best first. */
    skills: v.array(skillGap),
    hasSkills: v.boolean(),
  }),
})

export const skillsGapEndpoints = { readSkillsGap }
