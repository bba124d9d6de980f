import type { BoardJob } from '@onward/contracts/jobs/board'
import { useMessages } from '../catalogue'
import styles from './jobs.module.css'

const MAX_REQUIREMENTS = 3

/** The first three requirements and the number of others. */
export function Requirements({ of: { requirements, writtenIn } }: { of: Pick<BoardJob, 'requirements' | 'writtenIn'> }) {
  const t = useMessages()
  const more = requirements.length - MAX_REQUIREMENTS
  if (requirements.length === 0) return null
  return (
    <ul className={styles.plain}>
      {requirements.slice(0, MAX_REQUIREMENTS).map((requirement) => (
        <li key={requirement} lang={writtenIn}>
          {requirement}
        </li>
      ))}
      {more > 0 && <li className={styles.soft}>{t('job.moreRequirements', { count: more })}</li>}
    </ul>
  )
}
