import {
  findOccupations,
  isSoftSkill,
  likelyOccupations,
  occupationById,
  skillById,
  tellingShare,
  tellingWords,
} from '@onward/taxonomy'
import { HOURS_FIT, MATCH_MODEL } from './model'
import { type AskedOfSkill, type SkillEvidence, type SkillState, skillState } from './skill-state'

export interface Position {
  lat: number
  lon: number
}

/**
 * What scoring may know about a person. It has no name, age, sex, benefit, disability, address or photo, so none of them can change a score.
 * `wantedFeatures` only set flags and never give points.
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
  /** The person applied for this job, so distance and place do not count. */
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

/** A title held, with the occupations it names and the words of it that tell the work. */
export interface HeldTitle {
  title: string
  occupationIds: readonly string[]
  words: ReadonlySet<string>
}
/** A person prepared for scoring many jobs. */
export interface PreparedPerson extends MatchPerson {
  skills: ReadonlySet<string>
  evidence: ReadonlyMap<string, SkillEvidence>
  held: readonly HeldTitle[]
  /** Skills that adverts for the work done ask for: nobody lacks them who did it. */
  shownByWork: ReadonlySet<string>
  /** Any work, paid or not, shows what every advert asks for in the same words. */
  hasWorked: boolean
  wishes: readonly string[]
  /** Cached scores; a changed job is a new object. */
  scores: WeakMap<MatchJob, number>
  /** Share of an occupation that the skills show, by its id. */
  shown: Map<string, number>
}

export type Skills = readonly string[]
/** One thing asked: the skills that the advert names for it, and those of which one is enough. Mostly one skill is both. */
export interface Asked {
  named: Skills
  enough: Skills
  isSoft: boolean
  /** From 0 to 1, by how well it tells one work from another. */
  weight: number
}
export interface PreparedJob {
  demands: readonly Skills[]
  required: readonly Asked[]
  desirable: readonly Asked[]
  asked: ReadonlyMap<string, AskedOfSkill>
  words: ReadonlySet<string>
  /** Those of the advert, else what the words of its title make likely. */
  occupationIds: readonly string[]
}

export const folded = (id: string) => id.toLowerCase()
const byFoldedId = <T>(record: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([id, value]) => [folded(id), value]))

/** What the skills ask for, one by one or as alternatives. Who must have Excel has met "Excel or Word", so that this asks for no more. */
function askedOf(ids: readonly string[], alternatives: readonly Skills[]): Asked[] {
  const groups = alternatives.map((group) => group.map(folded)).filter((group) => group.some((id) => ids.includes(id)))
  const isWithin = (one: Skills, other: Skills) => one.length < other.length && one.every((id) => other.includes(id))
  const one = (named: Skills, enough: Skills): Asked => {
    const isSoft = enough.every(isSoftSkill)
    return { named, enough, isSoft, weight: isSoft ? MATCH_MODEL.softWeight : Math.max(...enough.map(tellingShare)) }
  }
  const joined = groups
    .filter((group) => !groups.some((other) => isWithin(other, group)))
    .map((group) =>
      one(
        ids.filter((id) => group.includes(id)),
        group,
      ),
    )
  return ids.flatMap((id) =>
    groups.some((group) => group.includes(id)) ? joined.filter(({ named: [first] }) => first === id) : [one([id], [id])],
  )
}

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
    words: tellingWords(job.title),
    occupationIds: job.occupationIds.length > 0 ? job.occupationIds : likelyOccupations(job.title),
  }
  preparedJobs.set(job, prepared)
  return prepared
}

const isSkill = (id: string): boolean => skillById(id)?.kind === 'skill'

const heldOf = (title: string): HeldTitle => ({
  title,
  occupationIds: findOccupations(title).map(({ occupationId }) => occupationId),
  words: tellingWords(title),
})

export function preparePerson(person: MatchPerson): PreparedPerson {
  return {
    ...person,
    skills: new Set(person.skillIds.map(folded)),
    evidence: byFoldedId(person.skillEvidence),
    held: person.titles.map(heldOf),
    shownByWork: new Set(person.occupationIds.flatMap((id) => occupationById(id)?.requiredSkills.filter(isSkill) ?? [])),
    hasWorked: person.titles.length > 0 || (person.experienceYears ?? 0) > 0,
    wishes: person.contracts.filter((wish) => HOURS_FIT[wish]),
    scores: new WeakMap(),
    shown: new Map(),
  }
}

const applicants = new WeakMap<PreparedPerson, PreparedPerson>()
/** The same person, scored for jobs that they applied for. */
export function asApplicant(person: PreparedPerson): PreparedPerson {
  const applicant = applicants.get(person) ?? { ...person, hasApplied: true, scores: new WeakMap() }
  applicants.set(person, applicant)
  return applicant
}

/** The same person with one more skill. */
export const withSkill = (person: PreparedPerson, skillId: string): PreparedPerson => ({
  ...person,
  skills: new Set([...person.skills, skillId]),
  scores: new WeakMap(),
  shown: new Map(),
})

/** Whether the person's work shows a skill that they do not name. */
export const isShownByWork = (id: string, person: PreparedPerson): boolean =>
  (person.hasWorked && isSoftSkill(id)) || person.shownByWork.has(id)

export function stateOf(id: string, person: PreparedPerson, { asked }: PreparedJob): SkillState {
  const state = skillState(person.skills.has(id), asked.get(id), person.evidence.get(id))
  return state === 'missing' && isShownByWork(id, person) ? 'met' : state
}
