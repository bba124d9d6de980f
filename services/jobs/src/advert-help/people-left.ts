import { PEOPLE_LEAST, type PeopleLeft } from '@onward/contracts/jobs/advert-help'
import { AUDIENCE_STEP, type JobAudience } from '@onward/contracts/jobs/employer-jobs'
import { POOL_MATCH_FROM } from '@onward/contracts/jobs/pool'
import {
  areHoursMet,
  areYearsMet,
  type MatchJob,
  type MatchPerson,
  preparePerson,
  requiredSkills,
  requiredSkillsMet,
  scoreOnly,
} from '@onward/matching'
import { skillById, skillName } from '@onward/taxonomy'
import { isWithinTravelDistance } from '../pool/candidates'

/** A count that tells nothing of one person: none below ten, and rounded down to fives, so that a small change of the advert shows nothing. */
export const countOfPeople = (people: number): JobAudience => ({
  atLeast: people < PEOPLE_LEAST ? null : Math.floor(people / AUDIENCE_STEP) * AUDIENCE_STEP,
})

interface Line {
  kind: PeopleLeft['kind']
  what: string
}
export interface Counted {
  lines: readonly (Line & { people: number })[]
  matching: number
}

/** How many people meet an advert, demand by demand: each line counts those who meet it and all before it. Pure. */
export function peopleLeftBy(
  people: readonly MatchPerson[],
  job: MatchJob,
  { place, language }: { place: string | null; language: 'en' | 'cy' },
): Counted {
  const hasPlace = !job.remote && job.position !== null
  const skills: Line[] = requiredSkills(job).map((ids) => ({
    kind: skillById(ids[0] ?? '')?.kind ?? 'skill',
    what: ids.map((id) => skillName(id, language)).join(' / '),
  }))
  const lines: Line[] = [
    { kind: 'everyone', what: '' },
    ...(hasPlace ? [{ kind: 'place' as const, what: place ?? '' }] : []),
    ...(job.type === null ? [] : [{ kind: 'hours' as const, what: job.type }]),
    ...skills,
    ...(job.yearsWanted === null ? [] : [{ kind: 'years' as const, what: String(job.yearsWanted) }]),
  ]
  const counts = lines.map(() => 0)
  let matching = 0
  for (const one of people) {
    const person = preparePerson(one)
    const isNear = isWithinTravelDistance(person, job)
    const met = [
      true,
      ...(hasPlace ? [isNear] : []),
      ...(job.type === null ? [] : [areHoursMet(person, job)]),
      ...requiredSkillsMet(person, job),
      ...(job.yearsWanted === null ? [] : [areYearsMet(person, job)]),
    ]
    const failed = met.indexOf(false)
    for (let n = 0; n < (failed < 0 ? met.length : failed); n += 1) counts[n] = (counts[n] ?? 0) + 1
    if (isNear && scoreOnly(person, job) >= POOL_MATCH_FROM) matching += 1
  }
  return { lines: lines.map((line, n) => ({ ...line, people: counts[n] ?? 0 })), matching }
}
