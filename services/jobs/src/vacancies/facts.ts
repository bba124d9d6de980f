import type { EmployerJob, JobFunnel } from '@onward/contracts/jobs/employer-jobs'
import { jobStateLabel } from '@onward/contracts/jobs/job-facts'
import type { Pay } from '@onward/contracts/jobs/pay'
import type { MatchJob } from '@onward/matching'
import type { JobRow } from '../db/schema'
import { logoUrlOf } from '../logos/store'
import { alternativesIn } from './alternatives'
import { askedOfSkills } from './asked-of-skills'
import { roundedAudience } from './rules'
import type { JobCountsRow } from './schema'

export const payOf = (row: Pick<JobRow, 'payMinimum' | 'payMaximum' | 'payPeriod'>): Pay | null =>
  row.payPeriod ? { minimum: row.payMinimum, maximum: row.payMaximum, period: row.payPeriod } : null

/** A job before it is stored, from a form or a file. */
export type MadeJob = Omit<JobRow, 'version' | 'change' | 'closedAt' | 'checkNote' | 'logo' | 'positionIsCurrent'>

export const vacancyFacts = (row: MadeJob & { logo?: string | null }) => ({
  id: row.id,
  title: row.title,
  company: row.company,
  logo: logoUrlOf(row.logo ?? null),
  department: row.department,
  location: row.location,
  pay: payOf(row),
  salary: row.salary,
  hoursPerWeek: row.hoursPerWeek,
  type: row.type,
  description: row.description,
  requirements: row.requirements,
  isRemoteAvailable: row.isRemoteAvailable,
  isDisabilityFriendly: row.isDisabilityFriendly,
  accessibilityFeatures: row.accessibilityFeatures,
  workplaceFeatures: row.workplaceFeatures,
  benefitsTransitionSupport: row.benefitsTransitionSupport,
  startsOn: row.startsOn,
  postedAt: row.postedAt.toISOString(),
  closesOn: row.closesOn,
})

/** Whoever applied has opened the advert, also where that view was not counted. A link leads to it past every list, so `seen` may be less. */
export function funnelOf(counts: JobFunnel | null): JobFunnel {
  const { seen = 0, opened = 0, applied = 0, shortlisted = 0, interviewed = 0, offered = 0, started = 0 } = counts ?? {}
  return { seen, opened: Math.max(opened, applied), applied, shortlisted, interviewed, offered, started }
}

export const employerJobOf = (row: JobRow, applications: number, counts: JobCountsRow | null): EmployerJob => ({
  ...vacancyFacts(row),
  state: row.state,
  shown: jobStateLabel(row.state),
  checks: row.checks,
  checkNote: row.checkNote,
  applications,
  funnel: funnelOf(counts),
  reach: row.state === 'active' && counts?.reach != null ? roundedAudience(counts.reach) : null,
})

/** Columns for scoring. */
export type ScoredColumns = Pick<
  JobRow,
  | 'title'
  | 'occupationIds'
  | 'requiredSkillIds'
  | 'desirableSkillIds'
  | 'requirements'
  | 'demands'
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
export const matchJobOf = (row: ScoredColumns): MatchJob =>
  matchJobWith(row, { alternatives: alternativesIn(row.requirements), asked: askedOfSkills(row.requirements) })

/** The same from what was read of the requirements before. */
export const matchJobWith = (
  row: Omit<ScoredColumns, 'requirements'>,
  { alternatives, asked }: Required<Pick<MatchJob, 'alternatives' | 'asked'>>,
): MatchJob => ({
  title: row.title,
  occupationIds: row.occupationIds,
  requiredSkillIds: row.requiredSkillIds,
  desirableSkillIds: row.desirableSkillIds,
  alternatives,
  asked,
  demands: (row.demands ?? []).map((papers) => papers.split('|')),
  yearsWanted: row.yearsWanted,
  position: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
  remote: row.isRemoteAvailable,
  type: row.type,
  patterns: row.patterns,
  features: [...row.accessibilityFeatures, ...row.workplaceFeatures],
  lacks: row.lacks,
})
