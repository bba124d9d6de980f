import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import type { Language } from '@onward/contracts/language'
import { milesBetween, occupationById, skillName } from '@onward/taxonomy'
import { HOURS_FIT, MATCH_MODEL, type MatchPart } from './model'
import { type AskedOfSkill, type SkillEvidence, type SkillState, skillState } from './skill-state'

export interface Position {
  lat: number
  lon: number
}

/**
 * What scoring may know about a person. It has no name, age, sex, benefit, disability, address or photo, so none of them can change a score.
 * `wantedFeatures` and `remoteOnly` only set flags and never give points.
 */
export interface MatchPerson {
  /** Taxonomy ids; compared case-insensitively. */
  skillIds: readonly string[]
  /** By skill id. Empty when no CV was read. */
  skillEvidence?: Readonly<Record<string, SkillEvidence>>
  /** Job titles held, as written. Empty when unknown. */
  titles: readonly string[]
  /** Taxonomy ids of the occupations in these titles. */
  occupationIds: readonly string[]
  experienceYears: number | null
  position: Position | null
  travelMiles: number
  /** Wishes about hours and contract: keys of `HOURS_FIT`. Empty when unknown. */
  contracts: readonly string[]
  remoteOnly: boolean
  wantedFeatures: readonly string[]
  /** The person applied for this job, so the distance does not count. */
  hasApplied?: boolean
}

export interface MatchJob {
  title: string
  occupationIds: readonly string[]
  requiredSkillIds: readonly string[]
  desirableSkillIds: readonly string[]
  /**
   * Skills of which one is enough, as "Excel or Word" asks; not all need be among those asked for. A single one among them is asked by itself, too.
   */
  alternatives?: readonly (readonly string[])[]
  /** What the law or the advert demands before the first day: for each the papers of which one is enough. */
  demands?: readonly (readonly string[])[]
  /** Levels and times that the advert asks for, by skill id. */
  asked?: Readonly<Record<string, AskedOfSkill>>
  /** Years of experience that the advert asks for; null when none. */
  yearsWanted: number | null
  position: Position | null
  remote: boolean
  /** Null when the employer has not stated it. */
  type: string | null
  /** `shifts` and `weekends`, where the advert mentions them. */
  patterns: readonly string[]
  /** Features that the advert states, from the documented list and the workplace features. */
  features: readonly string[]
  /** Features that the advert says the job does not have. */
  lacks: readonly string[]
}

/** A person prepared for scoring many jobs. */
export interface PreparedPerson extends MatchPerson {
  skills: ReadonlySet<string>
  evidence: ReadonlyMap<string, SkillEvidence>
  titleWords: readonly { title: string; words: ReadonlySet<string> }[]
  occupations: ReadonlySet<string>
  fields: ReadonlySet<string>
  wishes: readonly string[]
  /** Cached scores; a changed job is a new object. */
  scores: WeakMap<MatchJob, number>
}

const folded = (id: string) => id.toLowerCase()
const byFoldedId = <T>(record: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([id, value]) => [folded(id), value]))
const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'part', 'full', 'time'])
const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !SMALL_WORDS.has(word)),
  )

type Skills = readonly string[]
/** One thing asked: the skills that the advert names for it, and those of which one is enough. Mostly one skill is both. */
interface Asked {
  named: Skills
  enough: Skills
}
export interface PreparedJob {
  demands: readonly Skills[]
  required: readonly Asked[]
  desirable: readonly Asked[]
  asked: ReadonlyMap<string, AskedOfSkill>
  words: ReadonlySet<string>
  fields: readonly string[]
}
/** What the skills ask for, one by one or as alternatives. Who must have Excel has met "Excel or Word", so that this asks for no more. */
function askedOf(ids: readonly string[], alternatives: readonly Skills[]): Asked[] {
  const groups = alternatives.map((group) => group.map(folded)).filter((group) => group.some((id) => ids.includes(id)))
  const isWithin = (one: Skills, other: Skills) => one.length < other.length && one.every((id) => other.includes(id))
  const joined = groups
    .filter((group) => !groups.some((other) => isWithin(other, group)))
    .map((group) => ({ named: ids.filter((id) => group.includes(id)), enough: group }))
  return ids.flatMap((id) =>
    groups.some((group) => group.includes(id))
      ? joined.filter(({ named: [first] }) => first === id)
      : [{ named: [id], enough: [id] }],
  )
}
const fieldsOf = (occupationIds: readonly string[]): string[] =>
  // "Other" groups unrelated occupations.
  occupationIds.flatMap((id) => occupationById(id)?.field ?? []).filter((field) => field !== 'Other')
// Jobs are scored for many people and never change, so what follows from the text is computed once.
const preparedJobs = new WeakMap<MatchJob, PreparedJob>()
export function prepareJob(job: MatchJob): PreparedJob {
  const known = preparedJobs.get(job)
  if (known) return known
  const required = [...new Set(job.requiredSkillIds.map(folded))]
  const desirable = [...new Set(job.desirableSkillIds.map(folded))].filter((id) => !required.includes(id))
  const prepared = {
    demands: (job.demands ?? []).map((ids) => ids.map(folded)),
    required: askedOf(required, job.alternatives ?? []),
    desirable: askedOf(desirable, job.alternatives ?? []),
    asked: byFoldedId(job.asked),
    words: wordsOf(job.title),
    fields: fieldsOf(job.occupationIds),
  }
  preparedJobs.set(job, prepared)
  return prepared
}

export function preparePerson(person: MatchPerson): PreparedPerson {
  return {
    ...person,
    skills: new Set(person.skillIds.map(folded)),
    evidence: byFoldedId(person.skillEvidence),
    titleWords: person.titles.map((title) => ({ title, words: wordsOf(title) })),
    occupations: new Set(person.occupationIds),
    fields: new Set(fieldsOf(person.occupationIds)),
    wishes: person.contracts.filter((wish) => HOURS_FIT[wish]),
    scores: new WeakMap(),
  }
}

const applicants = new WeakMap<PreparedPerson, PreparedPerson>()
/** The same person, scored for jobs that they applied for. */
export function asApplicant(person: PreparedPerson): PreparedPerson {
  const applicant = applicants.get(person) ?? { ...person, hasApplied: true, scores: new WeakMap() }
  applicants.set(person, applicant)
  return applicant
}

/** Share of each part, from 0 to 1; null when the advert or the person does not say. */
type Shares = Readonly<Record<MatchPart, number | null>>

function nearestTitle(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): { title: string; nearness: number } | null {
  let best: { title: string; nearness: number } | null = null
  for (const held of person.titleWords) {
    let shared = 0
    for (const word of prepared.words) if (held.words.has(word)) shared += 1
    const nearness = prepared.words.size > 0 ? shared / prepared.words.size : 0
    if (!best || nearness > best.nearness) best = { title: held.title, nearness }
  }
  if (best && job.occupationIds.some((id) => person.occupations.has(id))) return { title: best.title, nearness: 1 }
  if (best && best.nearness < MATCH_MODEL.sameFieldNearness && prepared.fields.some((field) => person.fields.has(field))) {
    return { title: best.title, nearness: MATCH_MODEL.sameFieldNearness }
  }
  return best
}

function experienceShare(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): number | null {
  const nearest = nearestTitle(person, job, prepared)
  if (!nearest) return null
  const wanted = job.yearsWanted ?? 0
  // Unknown years do not count against the person: only the titles decide.
  if (wanted > 0 && person.experienceYears === null) return nearest.nearness
  const years = wanted > 0 ? Math.min(1, (person.experienceYears ?? 0) / wanted) : 1
  return MATCH_MODEL.titleShare * nearest.nearness + (1 - MATCH_MODEL.titleShare) * years
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

const stateOf = (id: string, person: PreparedPerson, { asked }: PreparedJob): SkillState =>
  skillState(person.skills.has(id), asked.get(id), person.evidence.get(id))

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
  let points = 0
  for (const asked of wanted) points += MATCH_MODEL.stateShare[stateOfAsked(asked, person, prepared)]
  return points / wanted.length
}

function sharesOf(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): Shares {
  return {
    requiredSkills: coverage(prepared.required, person, prepared),
    desirableSkills: coverage(prepared.desirable, person, prepared),
    experience: experienceShare(person, job, prepared),
    travel: travelShare(person, job),
    hours: hoursShare(person, job),
  }
}

const WEIGHTS = MATCH_MODEL.weights
const PARTS = Object.keys(WEIGHTS) as MatchPart[]
const TOTAL = PARTS.reduce((sum, part) => sum + WEIGHTS[part], 0)

/** Weighted mean of the known parts, and the total weight that is known. */
function meanOf(shares: Shares): { mean: number; known: number } {
  let points = 0
  let known = 0
  for (const part of PARTS) {
    const share = shares[part]
    if (share === null) continue
    points += share * WEIGHTS[part]
    known += WEIGHTS[part]
  }
  return { mean: known > 0 ? points / known : MATCH_MODEL.neutralScore / 100, known }
}

const scoreOf = (shares: Shares, ceiling: number): number =>
  Math.min(ceiling, Math.round(Number((meanOf(shares).mean * 100).toFixed(6))))

/** Demands that the person does not meet; `with` is a skill taken as held. */
const unmetDemands = (person: PreparedPerson, { demands }: PreparedJob, extra?: string): Skills[] =>
  demands.filter((ids) => !ids.some((id) => id === extra || person.skills.has(id)))

/** The highest score that a job can have for this person, by what is demanded and by how much is known. */
function ceilingOf(person: PreparedPerson, job: MatchJob, prepared: PreparedJob, extra?: string): number {
  const { ceilingWithoutDemand, ceilingWithoutSkills, ceilingOfAnotherTrade, fewSkills, sameFieldNearness } = MATCH_MODEL
  if (unmetDemands(person, prepared, extra).length > 0) return ceilingWithoutDemand
  const named = prepared.required.length + prepared.desirable.length
  if (named === 0) return ceilingWithoutSkills
  const nearest = named < fewSkills ? nearestTitle(person, job, prepared) : null
  return nearest && nearest.nearness < sameFieldNearness ? ceilingOfAnotherTrade : 100
}

/** Only the score, equal to `scoreJob(…).score`, for sorting many jobs. */
export function scoreOnly(person: PreparedPerson, job: MatchJob): number {
  const known = person.scores.get(job)
  if (known !== undefined) return known
  const prepared = prepareJob(job)
  const score = scoreOf(sharesOf(person, job, prepared), ceilingOf(person, job, prepared))
  person.scores.set(job, score)
  return score
}

/** Whole points that add up to the score: each part is rounded down, and the largest remainders get the rest. */
function wholePoints(shares: Shares, score: number): Record<MatchPart, number> {
  const { mean } = meanOf(shares)
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
      const nearest = nearestTitle(person, job, prepared)
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

/** Points that each missing skill would add, best first; skills that add none are left out. */
function raisesOf(
  shares: Shares,
  person: PreparedPerson,
  job: MatchJob,
  prepared: PreparedJob,
  score: number,
  language: Language = 'en',
): MatchExplanation['raises'] {
  const { required, desirable } = prepared
  const isMissing = (asked: Asked): boolean => stateOfAsked(asked, person, prepared) === 'missing'
  const coverageWith = (id: string, wanted: readonly Asked[]): number | null => {
    if (wanted.length === 0) return null
    // A newly stated skill shows no level and no months yet.
    const own = MATCH_MODEL.stateShare[skillState(true, prepared.asked.get(id), person.evidence.get(id))]
    const points = wanted.map((asked) =>
      Math.max(MATCH_MODEL.stateShare[stateOfAsked(asked, person, prepared)], asked.enough.includes(id) ? own : 0),
    )
    return points.reduce((sum, one) => sum + one, 0) / wanted.length
  }
  const demanded = unmetDemands(person, prepared).flatMap((ids) => ids.slice(0, 1))
  return [...new Set([...demanded, ...[...required, ...desirable].filter(isMissing).flatMap(({ named }) => named)])]
    .map((skillId) => {
      const after = { requiredSkills: coverageWith(skillId, required), desirableSkills: coverageWith(skillId, desirable) }
      return {
        skill: skillName(skillId, language),
        skillId,
        points: scoreOf({ ...shares, ...after }, ceilingOf(person, job, prepared, skillId)) - score,
      }
    })
    .filter((raise) => raise.points > 0)
    .sort((a, b) => b.points - a.points)
}

/** The missing skills that would raise a job's score, with their points, best first. */
export function raisesFor(person: PreparedPerson, job: MatchJob): MatchExplanation['raises'] {
  const prepared = prepareJob(job)
  return raisesOf(sharesOf(person, job, prepared), person, job, prepared, scoreOnly(person, job))
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
  const score = scoreOf(shares, ceilingOf(ready, job, prepared))
  const points = wholePoints(shares, score)
  const wanted = [...prepared.required, ...prepared.desirable]
  const askedIn = (state: SkillState) => wanted.filter((asked) => stateOfAsked(asked, ready, prepared) === state)
  const namesIn = (state: SkillState) =>
    askedIn(state).flatMap(({ enough }) => enough.filter((id) => stateOf(id, ready, prepared) === state).map(nameOf))
  return {
    score,
    modelVersion: MATCH_MODEL.version,
    parts: PARTS.map((part) => ({
      part,
      points: points[part],
      of: WEIGHTS[part],
      known: shares[part] !== null,
      facts: factsOf(part, ready, job, prepared),
    })),
    confidence: Math.round((meanOf(shares).known / TOTAL) * 100) / 100,
    matchingSkills: namesIn('met'),
    partlySkills: namesIn('partly'),
    skillsToDevelop: askedIn('missing').map(({ named }) => named.map(nameOf).join(' / ')),
    demands: prepared.demands.map((ids) => ({
      skillIds: [...ids],
      skill: ids.map(nameOf).join(' / '),
      held: ids.some((id) => ready.skills.has(id)),
    })),
    raises: raisesOf(shares, ready, job, prepared, score, language).slice(0, MATCH_MODEL.maxRaises),
    flags: flagsOf(ready, job),
  }
}
