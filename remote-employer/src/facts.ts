import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { ACCESSIBILITY_FEATURES, JOB_CHECKS, JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import type { MessageName, Messages } from './catalogue'

const known = <T extends string>(values: readonly T[], value: string): T | undefined => values.find((one) => one === value)

export function checkText(t: Messages, code: string): string {
  const check = known(JOB_CHECKS, code)
  return t(check ? `check.${check}` : 'check.other')
}
/** A workplace feature, translated; the employer's own text where the list does not have it. */
export function featureText(t: Messages, feature: string): string {
  const documented = known(ACCESSIBILITY_FEATURES, feature)
  return documented ? t(`post.feature.${documented}`) : feature
}
export function availabilityText(t: Messages, availability: string | null): string {
  const documented = known(AVAILABILITIES, availability ?? '')
  return documented ? t(`availability.${documented}`) : (availability ?? t('common.notGiven'))
}
/** Empty or null where the advert does not say. */
export function typeText(t: Messages, type: string | null): string {
  const documented = known(JOB_TYPES, type ?? '')
  return documented ? t(`common.jobType.${documented}`) : type || t('type.unsaid')
}
export const experienceText = (t: Messages, years: EmployerApplication['experienceYears']): string =>
  years === null ? t('common.notGiven') : t('application.experience.years', { count: years })

/** Label and colour of a job's status. */
export function jobStatus(job: Pick<EmployerJob, 'shown' | 'state'>): {
  label: MessageName
  tone: 'success' | 'warning' | 'neutral'
} {
  if (job.shown === 'Active') return { label: 'job.Active', tone: 'success' }
  if (job.state === 'pending_check') return { label: 'job.waits', tone: 'warning' }
  return job.shown === 'Draft' ? { label: 'job.Draft', tone: 'warning' } : { label: 'job.Closed', tone: 'neutral' }
}
