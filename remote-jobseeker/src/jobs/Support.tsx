import type { BoardJob } from '@onward/contracts/jobs/board'
import { Badge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { featureText } from '../facts'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** Support at the workplace, and that it may be asked for. Nothing where the advert has none. */
export function Support({ job, level, hint = false }: { job: BoardJob; level: 2 | 3; hint?: boolean }) {
  const t = useMessages()
  const w = useJobsMessages()
  const offered = [
    ...(job.isDisabilityFriendly ? [t('job.disabilityFriendly')] : []),
    ...(job.benefitsTransitionSupport ? [t('job.benefits')] : []),
    ...[...new Set([...job.accessibilityFeatures, ...job.workplaceFeatures])].map((feature) => featureText(t, feature)),
  ]
  if (offered.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading>{t('job.support')}</Heading>
      <ul className={styles.tags}>
        {offered.map((feature) => (
          <li key={feature}>
            <Badge icon="check">{feature}</Badge>
          </li>
        ))}
      </ul>
      {hint && <p className={styles.soft}>{w('job.supportHint')}</p>}
    </section>
  )
}
