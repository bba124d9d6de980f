import type { JobAudience, JobFunnel } from '@onward/contracts/jobs/employer-jobs'
import { formatNumber } from '@onward/portal-kit/i18n'
import { type PostingMessages, usePostingMessages } from '../posting/catalogue'
import styles from './jobs.module.css'

export const STAGES = ['seen', 'opened', 'applied', 'shortlisted', 'interviewed', 'offered', 'started'] as const

/** How many jobseekers match the job: never a number below five. */
export function audienceText(p: PostingMessages, reach: JobAudience | null | undefined): string {
  if (!reach) return p('funnel.reach.none')
  return reach.atLeast === null ? p('funnel.reach.few') : p('funnel.reach.atLeast', { count: formatNumber(reach.atLeast) })
}

/** How far people came with a job, number by number, in the order in which it happens. */
export function Funnel({ label, funnel, reach }: { label: string; funnel: JobFunnel; reach?: JobAudience | null | undefined }) {
  const p = usePostingMessages()
  return (
    <dl className={styles.funnel} aria-label={label}>
      {STAGES.map((stage) => (
        <div key={stage}>
          <dt>{p(`funnel.${stage}`)}</dt>
          <dd>{formatNumber(funnel[stage])}</dd>
        </div>
      ))}
      {reach && (
        <div className={styles.reach}>
          <dt>{p('funnel.reach')}</dt>
          <dd>{audienceText(p, reach)}</dd>
        </div>
      )}
    </dl>
  )
}
