import * as v from 'valibot'

/** The CV's text that a statement is based on, at most 300 characters. */
const quote = v.string()
/** One point of the explained analysis. `code` names the rule, so that a screen can say it in Welsh with `facts`. */
export const analysisPoint = v.object({
  code: v.string(),
  text: v.string(),
  quotes: v.array(quote),
  /** Numbers of the lines it speaks of, as `readCvLines` tells them: of what is good, where it stands; of advice, what to change. Older analyses name none. */
  lines: v.optional(v.array(v.number())),
  /** Points to gain by following it; 0 for strengths. */
  points: v.number(),
  /** What to do, for recommendations and weaknesses. */
  fix: v.optional(v.string()),
  facts: v.record(v.string(), v.string()),
})
export type AnalysisPoint = v.InferOutput<typeof analysisPoint>
export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

/** The documented result shape: specification sections 3 and 7; product behaviour section 8. */
export const cvAnalysis = v.object({
  /** The same bytes and version give the same answer. */
  engineVersion: v.string(),
  score: v.number(),
  /** Much of the work was not read as such, so the review says so and praises none of it. */
  isUnsure: v.optional(v.boolean()),
  /** The score when the first three recommendations are followed. Missing in readings before 3.15. */
  scoreWithFirst: v.optional(v.number()),
  strengths: v.array(analysisPoint),
  /** Ordered by points to gain. */
  recommendations: v.array(analysisPoint),
  weaknesses: v.array(analysisPoint),
  detailedAnalysis: v.object({
    content: v.object({
      score: v.number(),
      /** Lines that say how much, how many or how often, of all that say what the person did. Older analyses have none. */
      evidence: v.optional(v.object({ lines: v.array(v.number()), of: v.number() })),
    }),
    formatting: v.object({ score: v.number() }),
    skills: v.array(
      v.object({
        skill: v.string(),
        skillId: v.string(),
        level: v.picklist(SKILL_LEVELS),
        confidence: v.number(),
        /** A licence or certificate: held or not, at no level. */
        isPaper: v.optional(v.boolean()),
        quotes: v.array(quote),
      }),
    ),
    sections: v.array(
      v.object({ name: v.string(), score: v.number(), feedback: v.array(analysisPoint), suggestions: v.array(analysisPoint) }),
    ),
  }),
})
export type CvAnalysis = v.InferOutput<typeof cvAnalysis>

/** CV score bands, specification section 9. */
export const cvScoreBand = (score: number): 'excellent' | 'good' | 'needs-improvement' =>
  score >= 80 ? 'excellent' : score >= 60 ? 'good' : 'needs-improvement'
/** By position among n: first third High, second third Medium, last third Low. Specification section 9. */
export const recommendationPriority = (index: number, n: number): 'High' | 'Medium' | 'Low' =>
  index < n / 3 ? 'High' : index < (2 * n) / 3 ? 'Medium' : 'Low'
