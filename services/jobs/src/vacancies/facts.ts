import type { EmployerJob } from '@onward/contracts/jobs'
import { jobStateShown, type Pay } from '@onward/contracts/jobs'
import type { MatchJob } from '@onward/matching'
import type { JobRow } from '../db/schema'

export const payOf = (row: Pick<JobRow, 'payMinimum' | 'payMaximum' | 'payPeriod'>): Pay | null =>
  row.payPeriod ? { minimum: row.payMinimum, maximum: row.payMaximum, period: row.payPeriod } : null

export const vacancyFacts = (row: JobRow) => ({
  id: row.id,
  title: row.title,
  company: row.company,
  department: row.department,
  location: row.location,
  pay: payOf(row),
  salary: row.salary,
  type: row.type,
  description: row.description,
  requirements: row.requirements,
  isRemoteAvailable: row.isRemoteAvailable,
  isDisabilityFriendly: row.isDisabilityFriendly,
  accessibilityFeatures: row.accessibilityFeatures,
  workplaceFeatures: row.workplaceFeatures,
  benefitsTransitionSupport: row.benefitsTransitionSupport,
  postedAt: row.postedAt.toISOString(),
  closesOn: row.closesOn,
})

export const employerJobOf = (row: JobRow, applications: number): EmployerJob => ({
  ...vacancyFacts(row),
  state: row.state,
  shown: jobStateShown(row.state),
  checks: row.checks,
  checkNote: row.checkNote,
  applications,
})

/** Columns that scoring reads. */
export type ScoredColumns = Pick<
  JobRow,
  | 'title'
  | 'occupationIds'
  | 'requiredSkillIds'
  | 'desirableSkillIds'
  | 'yearsWanted'
  | 'lat'
  | 'lon'
  | 'isRemoteAvailable'
  | 'type'
  | 'patterns'
  | 'accessibilityFeatures'
  | 'workplaceFeatures'
  | 'lacks'
>
export const matchJobOf = (row: ScoredColumns): MatchJob => ({
  title: row.title,
  occupationIds: row.occupationIds,
  requiredSkillIds: row.requiredSkillIds,
  desirableSkillIds: row.desirableSkillIds,
  yearsWanted: row.yearsWanted,
  position: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
  remote: row.isRemoteAvailable,
  type: row.type,
  patterns: row.patterns,
  features: [...row.accessibilityFeatures, ...row.workplaceFeatures],
  lacks: row.lacks,
})
