import { APPLICATION_LABELS, type EmployerApplication, type Language, WAITING_DAYS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type MatchPerson, preparePerson, scoreOnly } from '@onward/matching'
import { inArray } from 'drizzle-orm'
import { applicantMatch } from '../board/person'
import { type ApplicationRow, jobs, matchPeople } from '../db/schema'
import { matchJobOf } from '../vacancies/facts'
import { identityShown } from './withhold'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Reading {
  language: Language
  now: Date
}

/**
 * An application as its employer reads it. The opt-ins of the application are shown and are never a filter, a sort key or a part of the
 * score; who it is stays with the server while it is anonymous.
 */
export function employerApplication(
  row: ApplicationRow,
  matchScore: number | null,
  { language, now }: Reading,
): EmployerApplication {
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    ...identityShown(row, language),
    location: row.area,
    availability: row.availability,
    experienceYears: row.experienceYears,
    state: row.state,
    shown: APPLICATION_LABELS[row.state].employer,
    appliedAt: row.appliedAt.toISOString(),
    matchScore,
    badges: row.badges,
    disabilitySupport: row.adjustments,
    benefitsTransition: row.benefitsTransition,
    version: row.version,
    overdue: row.state === 'submitted' && now.getTime() - row.appliedAt.getTime() >= WAITING_DAYS.employerIsReminded * DAY_MS,
  }
}

/** A page of applications with their scores: facts of people and jobs are read once each. */
export async function employerApplications(tx: Tx, rows: readonly ApplicationRow[], reading: Reading) {
  if (rows.length === 0) return []
  const all = <K extends 'jobId' | 'accountId'>(key: K) => [...new Set(rows.map((row) => row[key]))]
  const vacancies = await tx
    .select()
    .from(jobs)
    .where(inArray(jobs.id, all('jobId')))
  const people = await tx
    .select()
    .from(matchPeople)
    .where(inArray(matchPeople.accountId, all('accountId')))
  const jobOf = new Map(vacancies.map((job) => [job.id, matchJobOf(job)]))
  const personOf = new Map<string, MatchPerson | null>(people.map((person) => [person.accountId, applicantMatch(person)]))
  return rows.map((row) => {
    const [job, person] = [jobOf.get(row.jobId), personOf.get(row.accountId)]
    return employerApplication(row, job && person ? scoreOnly(preparePerson(person), job) : null, reading)
  })
}
