import type { EmployerJob } from '@onward/contracts/jobs'
import { checkWords, featureWords } from '../facts'
import { useMessages } from '../words'
import styles from './JobDetail.module.css'

/** The text of a job as applicants read it, and why it waits when it does. */
export function JobDetail({ job }: { job: EmployerJob }) {
  const t = useMessages()
  const support = [
    ...(job.isRemoteAvailable ? [t('jobs.detail.remote')] : []),
    ...(job.isDisabilityFriendly ? [t('jobs.detail.friendly')] : []),
    ...job.accessibilityFeatures.map((feature) => featureWords(t, feature)),
    ...(job.benefitsTransitionSupport ? [t('jobs.detail.transition')] : []),
  ]
  return (
    <div className={styles.detail}>
      {job.shown === 'Draft' && <Lines title={t('jobs.detail.checks')} lines={job.checks.map((code) => checkWords(t, code))} />}
      {job.checkNote && <Lines title={t('jobs.detail.note')} lines={[job.checkNote]} />}
      <h2>{t('jobs.detail.description')}</h2>
      <p className={styles.text}>{job.description}</p>
      <Lines title={t('jobs.detail.requirements')} lines={job.requirements} />
      <Lines title={t('jobs.detail.support')} lines={support} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
