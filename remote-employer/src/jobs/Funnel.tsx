import type { JobAudience, JobFunnel } from '@onward/contracts/jobs/employer-jobs'
import { formatNumber } from '@onward/portal-kit/i18n'
import { type PostingMessages, usePostingMessages } from '../posting/catalogue'
import styles from './jobs.module.css'

export const STAGES = ['seen', 'opened', 'applied', 'shortlisted', 'interviewed', 'offered', 'started'] as const

/** How many jobseekers match the job; numbers below five are never shown. */
export function audienceText(p: PostingMessages, audience: JobAudience | null | undefined): string {
  if (!audience) return p('funnel.reach.none')
  return audience.atLeast === null ? p('funnel.reach.few') : p('funnel.reach.atLeast', { count: formatNumber(audience.atLeast) })
}

/** How many people reached each stage for a job, in order. */
export function Funnel({
  label,
  funnel,
  audience,
}: {
  label: string
  funnel: JobFunnel
  audience?: JobAudience | null | undefined
}) {
  const p = usePostingMessages()
  return (
    <dl className={styles.funnel} aria-label={label}>
      {STAGES.map((stage) => (
        <div key={stage}>
          <dt>{p(`funnel.${stage}`)}</dt>
          <dd>{formatNumber(funnel[stage])}</dd>
        </div>
      ))}
      {audience && (
        <div className={styles.reach}>
          <dt>{p('funnel.reach')}</dt>
          <dd>{audienceText(p, audience)}</dd>
        </div>
      )}
    </dl>
  )
}
