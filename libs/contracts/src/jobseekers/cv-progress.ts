import type { AnalysisPoint, CvAnalysis } from './cv-analysis'

type Analysed = Pick<CvAnalysis, 'engineVersion' | 'score' | 'strengths' | 'weaknesses' | 'detailedAnalysis'>
type SkillRef = Pick<CvAnalysis['detailedAnalysis']['skills'][number], 'skillId' | 'skill'>

/** What changed from one version of a CV to the next. */
export interface CvProgress {
  /** Points the score rose; below 0 where it fell. */
  scoreChange: number
  /** Null when only one of the two has the section. */
  sections: { name: string; before: number | null; after: number | null }[]
  /** Weak before, good now: the points of `after`. */
  mended: AnalysisPoint[]
  /** Weak in both. */
  open: AnalysisPoint[]
  /** Weak now, and not before. */
  fresh: AnalysisPoint[]
  skillsAdded: SkillRef[]
  skillsRemoved: SkillRef[]
  /** Same engine version; otherwise part of the change may come from the rules. */
  isSameEngine: boolean
}

const ruleOf = (point: Pick<AnalysisPoint, 'code'>): string => point.code.replace(/\/\w+$/, '')

/** Compares two analyses of one person's CVs, in the order of the second. Pure: the browser calls it. */
export function compareAnalyses(before: Analysed, after: Analysed): CvProgress {
  const wasWeak = new Set(before.weaknesses.map(ruleOf))
  const skillsBefore = before.detailedAnalysis.skills
  const skillsAfter = after.detailedAnalysis.skills
  const without = (list: typeof skillsAfter, others: typeof skillsAfter): SkillRef[] => {
    const known = new Set(others.map((s) => s.skillId))
    return list.filter((s) => !known.has(s.skillId)).map(({ skillId, skill }) => ({ skillId, skill }))
  }
  const scoreIn = (analysis: Analysed, name: string): number | null =>
    analysis.detailedAnalysis.sections.find((s) => s.name === name)?.score ?? null
  const names = [...after.detailedAnalysis.sections, ...before.detailedAnalysis.sections].map((s) => s.name)
  return {
    scoreChange: after.score - before.score,
    sections: [...new Set(names)].map((name) => ({ name, before: scoreIn(before, name), after: scoreIn(after, name) })),
    mended: after.strengths.filter((point) => wasWeak.has(ruleOf(point))),
    open: after.weaknesses.filter((point) => wasWeak.has(ruleOf(point))),
    fresh: after.weaknesses.filter((point) => !wasWeak.has(ruleOf(point))),
    skillsAdded: without(skillsAfter, skillsBefore),
    skillsRemoved: without(skillsBefore, skillsAfter),
    isSameEngine: before.engineVersion === after.engineVersion,
  }
}
