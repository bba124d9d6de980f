import { type MatchJob, type PreparedPerson, raisesFor, scoreOnly } from './score'

/** A missing skill and what it would add to the scores of several jobs. */
export interface SkillGap<Id> {
  skillId: string
  /** Most points that it adds to one job. */
  best: number
  /** Jobs whose score it raises; the largest increase first. */
  jobs: { id: Id; points: number; score: number }[]
  /** How many of those jobs would newly reach `matchFrom`. */
  newMatches: number
}

/**
 * The missing skills that would raise the scores most over all these jobs: sorted by the sum of their points, then by how many jobs become matches.
 * Each skill is counted alone, as `raises` does.
 */
export function skillsGap<Id extends string>(
  person: PreparedPerson,
  jobs: Iterable<{ id: Id; match: MatchJob }>,
  matchFrom: number,
): SkillGap<Id>[] {
  const found = new Map<string, { id: Id; points: number; score: number }[]>()
  for (const { id, match } of jobs) {
    const score = scoreOnly(person, match)
    for (const { skillId, points } of raisesFor(person, match)) {
      const raised = found.get(skillId) ?? []
      raised.push({ id, points, score })
      found.set(skillId, raised)
    }
  }
  const total = (gap: SkillGap<Id>) => gap.jobs.reduce((sum, { points }) => sum + points, 0)
  return [...found]
    .map(([skillId, raised]) => {
      const ordered = raised.sort((a, b) => b.points - a.points || b.score - a.score || (a.id < b.id ? -1 : 1))
      return {
        skillId,
        best: ordered[0]?.points ?? 0,
        jobs: ordered,
        newMatches: ordered.filter(({ score, points }) => score < matchFrom && score + points >= matchFrom).length,
      }
    })
    .sort((a, b) => total(b) - total(a) || b.newMatches - a.newMatches || (a.skillId < b.skillId ? -1 : 1))
}
