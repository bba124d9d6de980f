import * as v from 'valibot'

/** Job match bands, specification section 9: the word, the colour of the bar, and the group on the board. */
export const matchBand = (score: number): 'perfect' | 'strong' | 'good' | 'potential' =>
  score >= 90 ? 'perfect' : score >= 75 ? 'strong' : score >= 60 ? 'good' : 'potential'
export const matchGroup = (score: number): 'perfect' | 'strong' | 'growth' =>
  score >= 90 ? 'perfect' : score >= 75 ? 'strong' : 'growth'
/** Employer application match colours: 85+ green, 70 to 84 yellow, below 70 red. */
export const employerMatchBand = (score: number): 'high' | 'medium' | 'low' =>
  score >= 85 ? 'high' : score >= 70 ? 'medium' : 'low'
/** Employer badge filter: high is 3 or more badges, medium exactly 2, low 1 or fewer. */
export const badgeBand = (badges: number): 'high' | 'medium' | 'low' => (badges >= 3 ? 'high' : badges === 2 ? 'medium' : 'low')

/** The parts of a score and their points. Product behaviour section 6. */
export const MATCH_PARTS = { requiredSkills: 50, desirableSkills: 15, experience: 15, travel: 10, hours: 10 } as const
export const matchExplanation = v.object({
  /** 0 to 100, whole; the number shown is the number that sorts. */
  score: v.number(),
  modelVersion: v.string(),
  parts: v.array(
    v.object({
      part: v.picklist(Object.keys(MATCH_PARTS) as (keyof typeof MATCH_PARTS)[]),
      points: v.number(),
      of: v.number(),
      /** `unknown` lowers confidence, not the score. */
      known: v.boolean(),
      facts: v.record(v.string(), v.string()),
    }),
  ),
  /** 0 to 1: share of the input that was known. */
  confidence: v.number(),
  matchingSkills: v.array(v.string()),
  /** Held at a lower level, or for a shorter time, than the advert asks. */
  partlySkills: v.array(v.string()),
  skillsToDevelop: v.array(v.string()),
  /** What the law or the advert demands before the first day, and whether the person's profile or CV shows it. One not held keeps the score below 60. */
  demands: v.array(v.object({ skillIds: v.array(v.string()), skill: v.string(), held: v.boolean() })),
  /** What would raise the score most, best first. */
  raises: v.array(v.object({ skill: v.string(), skillId: v.string(), points: v.number() })),
  /** Accessibility needs and hard preferences: flags for the jobseeker, never a ranking of people. */
  flags: v.array(v.object({ feature: v.string(), state: v.picklist(['met', 'not-stated', 'conflict']) })),
})
export type MatchExplanation = v.InferOutput<typeof matchExplanation>
