import { GAP_JOBS } from '@onward/contracts'
import type { ProtectedWork } from '@onward/contracts/jobseekers/from-abroad'
import { type MatchJob, type MatchPerson, type PreparedPerson, preparePerson, scoreOnly } from '@onward/matching'
import type { BoardEntry } from './board-index'
import type { KnownPerson } from './person'
import { isWithin, ownLimit, type TravelLimit } from './travel'

/** Lowest score that dashboard and hub count as a match. */
export const MATCH_FROM = 75

/** Whether a job is within the distance that the person travels. */
export const isWithinTravelDistance = (person: KnownPerson, entry: BoardEntry): boolean =>
  isWithin(ownLimit(person.match), entry.workplace)

interface Scored {
  entry: BoardEntry
  score: number
}
/** Highest score first; with equal scores the newest first. */
const bestFirst = (a: Scored, b: Scored): number =>
  b.score - a.score || b.entry.postedAt - a.entry.postedAt || (a.entry.id < b.entry.id ? 1 : -1)

const isOpen = (entry: BoardEntry, today: string): boolean => entry.closesOn === null || entry.closesOn >= today

interface OwnBoard {
  person: KnownPerson
  match: PreparedPerson
  today: string
  dismissed: ReadonlySet<string>
}
/** The person's matches on the board, best first. */
export const matchesOf = (entries: Iterable<BoardEntry>, { person, match, today, dismissed }: OwnBoard): Scored[] =>
  [...entries]
    .filter((entry) => !dismissed.has(entry.id) && isOpen(entry, today) && isWithinTravelDistance(person, entry))
    .map((entry) => ({ entry, score: scoreOnly(match, entry.match) }))
    .filter(({ score }) => score >= MATCH_FROM)
    .sort(bestFirst)

/** The jobs that the skills-gap analysis reads, best first: product behaviour, section 6. */
export const jobsForGap = (entries: Iterable<BoardEntry>, { person, match, today, dismissed }: OwnBoard): BoardEntry[] =>
  [...entries]
    .filter((entry) => !dismissed.has(entry.id) && isOpen(entry, today) && isWithinTravelDistance(person, entry))
    .map((entry) => ({ entry, score: scoreOnly(match, entry.match) }))
    .filter(({ score }) => score >= GAP_JOBS.from)
    .sort(bestFirst)
    .slice(0, GAP_JOBS.most)
    .map(({ entry }) => entry)

const MOST_SIMILAR = 3
/** Below this similarity, two jobs have little in common. */
const SIMILAR_FROM = 60
const NEAR_MILES = 20

/** An imaginary person who fits this job exactly: the jobs that fit them best are similar to it. */
const idealFor = (job: MatchJob): MatchPerson => ({
  skillIds: [...job.requiredSkillIds, ...job.desirableSkillIds],
  skillEvidence: job.asked ?? {},
  titles: [job.title],
  occupationIds: job.occupationIds,
  experienceYears: null,
  position: job.position,
  travelMiles: NEAR_MILES,
  contracts: [],
  remoteOnly: false,
  wantedFeatures: [],
})

/** Near the person; near the job itself while the person's place is unknown. */
function isNear(job: MatchJob, limit: TravelLimit, entry: BoardEntry): boolean {
  if (limit.origin) return isWithin(limit, entry.workplace)
  return job.position === null || isWithin({ ...limit, origin: job.position, miles: NEAR_MILES }, entry.workplace)
}

/** Ids of the open jobs most like this one, best first. */
export function similarTo(
  job: MatchJob,
  entries: Iterable<BoardEntry>,
  { without, today, limit }: { without: ReadonlySet<string>; today: string; limit: TravelLimit },
): string[] {
  const ideal = preparePerson(idealFor(job))
  return [...entries]
    .filter((entry) => !without.has(entry.id) && isOpen(entry, today) && isNear(job, limit, entry))
    .map((entry) => ({ id: entry.id, score: scoreOnly(ideal, entry.match), postedAt: entry.postedAt }))
    .filter(({ score }) => score >= SIMILAR_FROM)
    .sort((a, b) => b.score - a.score || b.postedAt - a.postedAt)
    .slice(0, MOST_SIMILAR)
    .map(({ id }) => id)
}

/** Occupations near protected work that need no registration, the nearest first. */
export const MEANWHILE: Readonly<Record<ProtectedWork, readonly string[]>> = {
  nurse: ['healthcare-assistant', 'senior-carer', 'care-assistant', 'support-worker', 'phlebotomist', 'ambulance-care-assistant'],
  doctor: ['healthcare-assistant', 'phlebotomist', 'lab-assistant', 'care-assistant', 'support-worker', 'medical-receptionist'],
  dental: ['dental-nurse', 'sterile-technician', 'healthcare-assistant', 'medical-receptionist'],
  pharmacist: ['pharmacy-assistant', 'pharmacy-technician', 'lab-assistant', 'healthcare-assistant'],
  therapist: ['therapy-assistant', 'lab-assistant', 'healthcare-assistant', 'support-worker', 'care-assistant'],
  'social-worker': ['support-worker', 'community-worker', 'youth-worker', 'residential-childcare', 'care-assistant'],
  teacher: ['teaching-assistant', 'cover-supervisor', 'nursery-assistant', 'youth-worker', 'library-assistant'],
  'early-years': ['nursery-assistant', 'teaching-assistant', 'residential-childcare'],
  'gas-engineer': ['plumber', 'maintenance-operative', 'labourer'],
  lawyer: ['civil-service-officer', 'administrator', 'secretary', 'school-administrator'],
}
/** Checks that an employer makes and pays; they keep nobody from beginning. */
const CHECKS_BY_EMPLOYERS: ReadonlySet<string> = new Set(['dbs-check', 'pvg-scheme'])
const MOST_MEANWHILE = 3

/** Ids of open jobs that somebody of a protected profession may do at once, the nearest occupation first. A job that asks for a licence is none. */
export function workMeanwhile(
  work: ProtectedWork,
  entries: Iterable<BoardEntry>,
  { without, today, limit }: { without: ReadonlySet<string>; today: string; limit: TravelLimit },
): string[] {
  const near = MEANWHILE[work]
  const placeOf = ({ match }: BoardEntry) => {
    const places = match.occupationIds.map((id) => near.indexOf(id)).filter((at) => at >= 0)
    return places.length > 0 ? Math.min(...places) : null
  }
  const needsPaper = ({ match }: BoardEntry) =>
    (match.demands ?? []).some((papers) => !papers.some((id) => CHECKS_BY_EMPLOYERS.has(id)))
  return [...entries]
    .filter((entry) => !without.has(entry.id) && isOpen(entry, today) && !needsPaper(entry) && isWithin(limit, entry.workplace))
    .flatMap((entry) => {
      const place = placeOf(entry)
      return place === null ? [] : [{ entry, place }]
    })
    .sort((a, b) => a.place - b.place || b.entry.postedAt - a.entry.postedAt || (a.entry.id < b.entry.id ? 1 : -1))
    .slice(0, MOST_MEANWHILE)
    .map(({ entry }) => entry.id)
}
