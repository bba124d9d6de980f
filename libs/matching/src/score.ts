import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import type { Language } from '@onward/contracts/language'
import { isSoftSkill, milesBetween, skillName } from '@onward/taxonomy'
import { HOURS_FIT, MATCH_MODEL, type MatchPart } from './model'
import {
  type Asked,
  folded,
  isShownByWork,
  type MatchJob,
  type MatchPerson,
  type PreparedJob,
  type PreparedPerson,
  prepareJob,
  preparePerson,
  type Skills,
  stateOf,
  withSkill,
} from './prepare'
import type { SkillState } from './skill-state'
import { nearestTitle, tradeNearness } from './trade'

/** Share of each part, from 0 to 1; null when the advert or the person does not say. */
type Shares = Readonly<Record<MatchPart, number | null>>

function experienceShare(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): number | null {
  if (person.held.length === 0) return null
  const nearness = tradeNearness(person, job, prepared)
  const wanted = job.yearsWanted ?? 0
  // Unknown years do not count against the person: only the titles decide.
  if (wanted > 0 && person.experienceYears === null) return nearness
  const years = wanted > 0 ? Math.min(1, (person.experienceYears ?? 0) / wanted) : 1
  return MATCH_MODEL.titleShare * nearness + (1 - MATCH_MODEL.titleShare) * years
}

/** In whole miles, as shown. Within the travel distance every job is equal, so that nobody is ranked by where they live. */
function travelShare(person: PreparedPerson, job: MatchJob): number | null {
  if (job.remote || person.hasApplied) return 1
  if (!person.position || !job.position || person.travelMiles <= 0) return null
  const share = Math.round(milesBetween(person.position, job.position)) / person.travelMiles
  const { farShare } = MATCH_MODEL
  return Math.min(1, Math.max(0, (farShare - share) / (farShare - 1)))
}

export function hoursShare(person: PreparedPerson, job: MatchJob): number | null {
  if (person.wishes.length === 0) return null
  let best = 0
  for (const wish of person.wishes) {
    const named =
      (wish === 'shift-work' && job.patterns.includes('shifts')) || (wish === 'weekends' && job.patterns.includes('weekends'))
    best = Math.max(best, named || wish === 'flexible' ? 1 : job.type === null ? 0 : (HOURS_FIT[wish]?.[job.type] ?? 0))
  }
  return job.type === null && best === 0 ? null : best
}

/** The best of the alternatives counts. */
export function stateOfAsked(asked: Asked, person: PreparedPerson, prepared: PreparedJob): SkillState {
  let best: SkillState = 'missing'
  for (const id of asked.enough) {
    const state = stateOf(id, person, prepared)
    if (MATCH_MODEL.stateShare[state] > MATCH_MODEL.stateShare[best]) best = state
  }
  return best
}

function coverage(wanted: readonly Asked[], person: PreparedPerson, prepared: PreparedJob): number | null {
  if (wanted.length === 0) return null
  let [points, weight] = [0, 0]
  for (const asked of wanted) {
    points += asked.weight * MATCH_MODEL.stateShare[stateOfAsked(asked, person, prepared)]
    weight += asked.weight
  }
  return points / weight
}

/** What an advert leaves out its trade takes for granted: below `fewSkills` the nearness of the trade stands for the rest. */
function requiredShare(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): number {
  const named = prepared.required.reduce((sum, { weight }) => sum + weight, 0)
  const unsaid = Math.max(0, MATCH_MODEL.fewSkills - named)
  const covered = coverage(prepared.required, person, prepared) ?? 0
  if (unsaid === 0) return covered
  return (covered * named + unsaid * tradeNearness(person, job, prepared)) / MATCH_MODEL.fewSkills
}

function sharesOf(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): Shares {
  return {
    requiredSkills: requiredShare(person, job, prepared),
    desirableSkills: coverage(prepared.desirable, person, prepared),
    experience: experienceShare(person, job, prepared),
    travel: travelShare(person, job),
    hours: hoursShare(person, job),
  }
}

const WEIGHTS = MATCH_MODEL.weights
const PARTS = Object.keys(WEIGHTS) as MatchPart[]
const TOTAL = PARTS.reduce((sum, part) => sum + WEIGHTS[part], 0)

/** Weighted mean of the known parts. */
function meanOf(shares: Shares): number {
  let points = 0
  let known = 0
  for (const part of PARTS) {
    const share = shares[part]
    if (share === null) continue
    points += share * WEIGHTS[part]
    known += WEIGHTS[part]
  }
  return known > 0 ? points / known : MATCH_MODEL.neutralScore / 100
}

/** Demands that the person does not meet. */
const unmetDemands = (person: PreparedPerson, { demands }: PreparedJob): Skills[] =>
  demands.filter((ids) => !ids.some((id) => person.skills.has(id)))

/** The score by what is demanded, what is known and what hours are wished for. */
function cappedScore(person: PreparedPerson, prepared: PreparedJob, shares: Shares): number {
  const { withoutDemand, ceilingWithoutSkills, againstWish, hoursMet } = MATCH_MODEL
  const isAgainstWish = (shares.hours ?? 1) < hoursMet
  const share = isAgainstWish && !person.hasApplied ? againstWish : 1
  const score = Number((meanOf(shares) * share * 100).toFixed(6))
  if (unmetDemands(person, prepared).length > 0) return Math.round(Math.min(withoutDemand.most, score * withoutDemand.share))
  const isBare = prepared.required.length + prepared.desirable.length === 0
  return Math.min(isBare ? ceilingWithoutSkills : 100, Math.round(score))
}

/** Only the score, equal to `scoreJob(…).score`, for sorting many jobs. */
export function scoreOnly(person: PreparedPerson, job: MatchJob): number {
  const known = person.scores.get(job)
  if (known !== undefined) return known
  const prepared = prepareJob(job)
  const score = cappedScore(person, prepared, sharesOf(person, job, prepared))
  person.scores.set(job, score)
  return score
}

/** Whole points that add up to the score: each part is rounded down, and the largest remainders get the rest. */
function wholePoints(shares: Shares, score: number): Record<MatchPart, number> {
  const mean = meanOf(shares)
  const raw = PARTS.map((part) => (shares[part] ?? mean) * WEIGHTS[part])
  const sum = raw.reduce((a, b) => a + b, 0)
  // The score is below the sum of its parts only when a ceiling applies.
  const factor = Math.round(Number(sum.toFixed(6))) > score ? score / sum : 1
  const scaled = raw.map((points) => points * factor)
  const whole = scaled.map((points) => Math.floor(points + 1e-9))
  const order = scaled.map((points, i) => ({ i, rest: points - (whole[i] ?? 0) })).sort((a, b) => b.rest - a.rest || a.i - b.i)
  const left = score - whole.reduce((a, b) => a + b, 0)
  for (const { i } of order.slice(0, Math.max(0, left))) whole[i] = (whole[i] ?? 0) + 1
  return Object.fromEntries(PARTS.map((part, i) => [part, whole[i] ?? 0])) as Record<MatchPart, number>
}

function factsOf(part: MatchPart, person: PreparedPerson, job: MatchJob, prepared: PreparedJob): Record<string, string> {
  const skillFacts = (wanted: readonly Asked[]): Record<string, string> => {
    const states = wanted.map((asked) => stateOfAsked(asked, person, prepared))
    const count = (wantedState: SkillState) => String(states.filter((state) => state === wantedState).length)
    return { have: count('met'), partly: count('partly'), of: String(wanted.length) }
  }
  switch (part) {
    case 'requiredSkills':
      return skillFacts(prepared.required)
    case 'desirableSkills':
      return skillFacts(prepared.desirable)
    case 'experience': {
      const nearest = nearestTitle(person, prepared)
      return {
        title: nearest && nearest.nearness > 0 ? nearest.title : '',
        job: job.title,
        yearsWanted: job.yearsWanted === null ? '' : String(job.yearsWanted),
        years: person.experienceYears === null ? '' : String(person.experienceYears),
      }
    }
    case 'travel': {
      if (person.hasApplied) return { miles: '', within: '', remote: String(job.remote), applied: 'true' }
      const miles = person.position && job.position ? String(Math.round(milesBetween(person.position, job.position))) : ''
      return { miles, within: String(person.travelMiles), remote: String(job.remote) }
    }
    case 'hours':
      return { wanted: person.wishes.join(','), offered: job.type ?? '' }
  }
}

/** Points that each missing skill would add, best first, what every advert asks for last; skills that add none are left out. */
export function raisesFor(person: PreparedPerson, job: MatchJob, language: Language = 'en'): MatchExplanation['raises'] {
  const prepared = prepareJob(job)
  const score = scoreOnly(person, job)
  const demanded = unmetDemands(person, prepared).flatMap((ids) => ids.slice(0, 1))
  const missing = [...prepared.required, ...prepared.desirable]
    .filter((asked) => stateOfAsked(asked, person, prepared) === 'missing')
    .flatMap(({ named }) => named)
  return [...new Set([...demanded, ...missing])]
    .map((skillId) => ({
      skill: skillName(skillId, language),
      skillId,
      points: scoreOnly(withSkill(person, skillId), job) - score,
    }))
    .filter((raise) => raise.points > 0)
    .sort((a, b) => Number(isSoftSkill(a.skillId)) - Number(isSoftSkill(b.skillId)) || b.points - a.points)
}

/** Three states: the advert says yes, says no, or is silent. Flags never change the score. */
function flagsOf(person: MatchPerson, job: MatchJob): MatchExplanation['flags'] {
  const has = new Set(job.features.map(folded))
  const lacks = new Set(job.lacks.map(folded))
  const wanted = [...new Set([...(person.remoteOnly ? ['remote'] : []), ...person.wantedFeatures])]
  return wanted.map((feature) => {
    const met = has.has(folded(feature)) || (feature === 'remote' && job.remote)
    return { feature, state: met ? 'met' : lacks.has(folded(feature)) ? 'conflict' : 'not-stated' }
  })
}

/** The score of a person for a job, with its explanation, whose skills are named in `language`. Score and points are whole; the points add up to the score. */
export function scoreJob(person: MatchPerson | PreparedPerson, job: MatchJob, language: Language = 'en'): MatchExplanation {
  const nameOf = (id: string) => skillName(id, language)
  const ready = 'skills' in person ? person : preparePerson(person)
  const prepared = prepareJob(job)
  const shares = sharesOf(ready, job, prepared)
  const score = cappedScore(ready, prepared, shares)
  const points = wholePoints(shares, score)
  const isKnown = (part: MatchPart) => shares[part] !== null && (part !== 'requiredSkills' || prepared.required.length > 0)
  const wanted = [...prepared.required, ...prepared.desirable]
  const askedIn = (state: SkillState) => wanted.filter((asked) => stateOfAsked(asked, ready, prepared) === state)
  // What work shows is not lacking; only what somebody says is told of them.
  const isOwn = (id: string) => ready.skills.has(id) || !isShownByWork(id, ready)
  const namesIn = (state: SkillState) =>
    askedIn(state).flatMap(({ enough }) => enough.filter((id) => isOwn(id) && stateOf(id, ready, prepared) === state).map(nameOf))
  return {
    score,
    modelVersion: MATCH_MODEL.version,
    parts: PARTS.map((part) => ({
      part,
      points: points[part],
      of: WEIGHTS[part],
      known: isKnown(part),
      facts: factsOf(part, ready, job, prepared),
    })),
    confidence: Math.round((PARTS.filter(isKnown).reduce((sum, part) => sum + WEIGHTS[part], 0) / TOTAL) * 100) / 100,
    matchingSkills: namesIn('met'),
    partlySkills: namesIn('partly'),
    skillsToDevelop: askedIn('missing')
      .sort((one, other) => Number(one.isSoft) - Number(other.isSoft))
      .map(({ named }) => named.map(nameOf).join(' / ')),
    demands: prepared.demands.map((ids) => ({
      skillIds: [...ids],
      skill: ids.map(nameOf).join(' / '),
      held: ids.some((id) => ready.skills.has(id)),
    })),
    raises: raisesFor(ready, job, language).slice(0, MATCH_MODEL.maxRaises),
    flags: flagsOf(ready, job),
  }
}
