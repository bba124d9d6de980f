import { coreSkills, isLanguage, isOfOccupation, isSoftSkill, skillById } from '@onward/taxonomy'
import { MATCH_MODEL } from './model'
import { type MatchJob, type PreparedPerson, prepareJob } from './prepare'
import { raisesFor, scoreOnly } from './score'
import { isForLearners, tradeNearness } from './trade'

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

/** English is learned by those who say that they speak another language. */
const ENGLISH: ReadonlySet<string> = new Set(['esol', 'english-spoken'])

/** Papers that say more than another in the same trade. */
const SAYS_MORE: Readonly<Record<string, readonly string[]>> = {
  'care-certificate': ['nvq-care', 'nmc-registration', 'hcpc-registration'],
  'functional-skills': ['gcse-maths-english'],
  'food-hygiene-1': ['food-hygiene-certificate'],
  'first-aid-certificate': ['first-aid-3-day'],
  'cscs-green': ['cscs-blue', 'cscs-gold', 'cscs-black'],
}

/**
 * Papers, and what the job's own work needs; what an advert names besides is no reason to learn it, and what nobody does the work without is learned
 * by doing it.
 */
function isWorthLearning(skillId: string, { skills }: PreparedPerson, { occupationIds }: MatchJob): boolean {
  if (skillById(skillId)?.kind !== 'skill') return !SAYS_MORE[skillId]?.some((paper) => skills.has(paper))
  return (
    occupationIds.length === 0 ||
    (occupationIds.some((id) => isOfOccupation(skillId, id)) &&
      !occupationIds.some((id) => coreSkills(id, null).includes(skillId)))
  )
}

/**
 * The missing skills that would raise the scores most over all these jobs: sorted by the sum of their points, of which those in a trade near to the
 * person's and those of papers weigh more, then by how many jobs become matches. Jobs of a trade far from the person's count only where none is
 * near. What every advert asks for in the same words is none. Each skill is counted alone, as `raises` does.
 */
export function skillsGap<Id extends string>(
  person: PreparedPerson,
  jobs: Iterable<{ id: Id; match: MatchJob }>,
  matchFrom: number,
): SkillGap<Id>[] {
  const { nearFrom, paperWeight } = MATCH_MODEL.gaps
  const all = [...jobs].map((job) => ({ ...job, nearness: tradeNearness(person, job.match, prepareJob(job.match)) }))
  const isLearned = (person.experienceYears ?? 0) >= MATCH_MODEL.learned.years
  const near = all.filter(({ match, nearness }) => nearness >= nearFrom && !(isLearned && isForLearners(match)))
  const speaksAnother = [...person.skills].some(isLanguage)
  const found = new Map<string, { id: Id; points: number; score: number }[]>()
  const weights = new Map<string, number>()
  for (const { id, match, nearness } of near.length > 0 ? near : all) {
    const score = scoreOnly(person, match)
    for (const { skillId, points } of raisesFor(person, match)) {
      if (isSoftSkill(skillId) || !isWorthLearning(skillId, person, match) || (ENGLISH.has(skillId) && !speaksAnother)) continue
      const isPaper = skillById(skillId)?.kind !== 'skill'
      weights.set(skillId, (weights.get(skillId) ?? 0) + points * nearness * (isPaper ? paperWeight : 1))
      found.set(skillId, [...(found.get(skillId) ?? []), { id, points, score }])
    }
  }
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
    .sort(
      (a, b) =>
        (weights.get(b.skillId) ?? 0) - (weights.get(a.skillId) ?? 0) ||
        b.newMatches - a.newMatches ||
        (a.skillId < b.skillId ? -1 : 1),
    )
}
