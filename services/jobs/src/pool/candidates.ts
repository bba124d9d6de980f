import { AVAILABILITIES, BADGE_IDS, type Candidate, type MatchExplanation, type MatchReason, POOL_CROWD } from '@onward/contracts'
import { POOL_MATCH_FROM } from '@onward/contracts/jobs/pool'
import type { Tx } from '@onward/database'
import { type MatchJob, type MatchPerson, preparePerson, scoreJob, scoreOnly } from '@onward/matching'
import { fitsPerson, type partsOfPeople } from '@onward/matching/search'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import { skillName } from '@onward/taxonomy'
import { isWithin, ownLimit } from '../board/travel'
import { compareKeys } from '../cursor'
import { factsOf, type MemberRow, poolMembers, type UnnamedFactsRow } from './member-store'
import type { ScoreCache } from './score-cache'

export interface PoolCandidate {
  id: string
  code: string
  accountId: string
  cvId: string
  score: number
  town: string | null
  area: string | null
  badges: Candidate['badges']
  availability: Candidate['availability']
}
/** A candidate with their facts for matching. */
export interface KnownCandidate extends PoolCandidate {
  match: MatchPerson
}

/** No vowels, so that codes form no words; no characters that look alike. */
const LETTERS = 'BCDFGHJKMNPQRTVWXYZ'
const DIGITS = '23456789'
const CODE_SHAPE = [LETTERS, DIGITS, LETTERS, DIGITS, LETTERS]

/**
 * The id and code by which one organisation knows a person: stable, and different for each organisation, so that two of them cannot
 * combine what they know. Cannot be computed or reversed without the key.
 */
export function pseudonym(keys: Pick<Keys, 'hash'>, organisationId: string, accountId: string): { id: string; code: string } {
  const hash = keyedHash(keys, 'pool', `${organisationId}/${accountId}`)
  const hex = hash.subarray(0, 16).toString('hex')
  // Formatted as a UUID of version 8 (custom).
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  const code = CODE_SHAPE.map((from, i) => from[(hash[16 + i] ?? 0) % from.length]).join('')
  return { id, code }
}

/** The town alone while the district has too few members to hide a person among. */
const visibleArea = ({ town, outcode, crowd }: MemberRow): string | null =>
  town && outcode && Number(crowd ?? 0) >= POOL_CROWD ? `${town}, ${outcode}` : town

export const matchPersonOf = (row: UnnamedFactsRow): MatchPerson => ({
  skillIds: row.skill_ids,
  skillEvidence: row.skill_evidence,
  titles: row.titles,
  occupationIds: row.occupation_ids,
  experienceYears: row.experience_years,
  position: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
  travelMiles: row.travel_miles,
  contracts: row.contracts,
  remoteOnly: false,
  wantedFeatures: [],
})

/** Whether the job is within the distance that they travel; true where a position is unknown. */
export const isWithinTravelDistance = (person: MatchPerson, job: MatchJob): boolean =>
  !person.position || !job.position || isWithin(ownLimit(person), job)

export interface PoolJob {
  id: string
  /** The number of the last change of its row. */
  change: number
  match: MatchJob
}

/**
 * Everybody whom this organisation may see for its job, best match first; equal scores are ordered by pseudonym, which says nothing
 * about the person. Cached scores are reused while the facts are unchanged. `tx` is the employer's own: row security decides each
 * time who may be seen.
 */
export async function candidatesFor(
  tx: Tx,
  { keys, scores }: { keys: Pick<Keys, 'hash'>; scores: ScoreCache },
  organisationId: string,
  job: PoolJob,
): Promise<PoolCandidate[]> {
  const rows = await poolMembers(tx, job.id)
  const { match, people } = scores.of(job)
  // Scores of people who left are not cached.
  if (people.size > rows.length) {
    const here = new Set(rows.map((row) => row.account_id))
    for (const accountId of people.keys()) if (!here.has(accountId)) people.delete(accountId)
  }
  const isNews = (row: MemberRow) => people.get(row.account_id)?.version !== Number(row.version)
  const news = rows.filter(isNews).map((row) => row.account_id)
  for (const row of await factsOf(tx, job.id, news)) {
    const person = matchPersonOf(row)
    const score = scoreOnly(preparePerson(person), match)
    const known = people.get(row.account_id) ?? pseudonym(keys, organisationId, row.account_id)
    people.set(row.account_id, {
      version: Number(row.version),
      score,
      isNear: isWithinTravelDistance(person, match),
      id: known.id,
      code: known.code,
    })
  }
  return rows
    .flatMap((row): PoolCandidate[] => {
      const cached = people.get(row.account_id)
      if (!cached || cached.score < POOL_MATCH_FROM || !cached.isNear) return []
      return [
        {
          id: cached.id,
          code: cached.code,
          accountId: row.account_id,
          cvId: row.cv_id,
          score: cached.score,
          town: row.town,
          area: visibleArea(row),
          badges: BADGE_IDS.filter((badge) => row.badges.includes(badge)),
          availability: AVAILABILITIES.find((one) => one === row.availability) ?? null,
        },
      ]
    })
    .sort((a, b) => compareKeys([a.score, a.id], [b.score, b.id]))
}

/** The same people with their facts; without those who left the pool meanwhile. */
export async function knownCandidates(tx: Tx, jobId: string, found: readonly PoolCandidate[]): Promise<KnownCandidate[]> {
  const rows = await factsOf(
    tx,
    jobId,
    found.map(({ accountId }) => accountId),
  )
  const matchOf = new Map(rows.map((row) => [row.account_id, matchPersonOf(row)]))
  return found.flatMap((one) => {
    const match = matchOf.get(one.accountId)
    return match ? [{ ...one, match }] : []
  })
}

/** The explanation without what employers need not know: years, distance, preferences. */
function reasonsOf({ parts }: MatchExplanation): MatchReason[] {
  const part = (name: (typeof parts)[number]['part']) => parts.find((one) => one.part === name)
  const isGood = (name: (typeof parts)[number]['part']) => {
    const one = part(name)
    return Boolean(one?.known && one.points >= one.of * 0.7)
  }
  const { have = '0', of = '0' } = part('requiredSkills')?.facts ?? {}
  const { title = '', yearsWanted = '', years = '' } = part('experience')?.facts ?? {}
  return [
    ...(Number(of) > 0 ? [{ kind: 'skills' as const, have: Number(have), of: Number(of) }] : []),
    ...(title && isGood('experience') ? [{ kind: 'work' as const, title }] : []),
    ...(yearsWanted && years && Number(years) >= Number(yearsWanted) ? [{ kind: 'years' as const }] : []),
    ...(isGood('travel') ? [{ kind: 'travel' as const }] : []),
    ...(isGood('hours') ? [{ kind: 'hours' as const }] : []),
  ]
}

/** Ids of those with the experience or skills searched for. */
export async function idsOfFitting(
  tx: Tx,
  jobId: string,
  found: readonly PoolCandidate[],
  parts: ReturnType<typeof partsOfPeople>,
): Promise<string[]> {
  const known = await knownCandidates(tx, jobId, found)
  return known
    .filter(({ match }) => fitsPerson({ ...match, skillNames: match.skillIds.map((id) => skillName(id)) }, parts))
    .map(({ id }) => id)
}

export function candidateView(found: KnownCandidate, job: MatchJob, invitation: Candidate['invitation']): Candidate {
  const explained = scoreJob(found.match, job)
  const matching = new Set(explained.matchingSkills)
  return {
    id: found.id,
    code: found.code,
    score: found.score,
    reasons: reasonsOf(explained),
    matchingSkills: explained.matchingSkills,
    otherSkills: found.match.skillIds.map((id) => skillName(id)).filter((name) => !matching.has(name)),
    skillsToDevelop: explained.skillsToDevelop,
    badges: found.badges,
    area: found.area,
    availability: found.availability,
    invitation,
  }
}

/** Names of the skills that candidate and job have in common. */
export const sharedSkills = (found: KnownCandidate, job: MatchJob): string[] => scoreJob(found.match, job).matchingSkills
