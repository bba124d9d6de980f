import type { BoardJob } from '@onward/contracts/jobs/board'
import { useMessages } from '../catalogue'
import styles from './jobs.module.css'

const SHOWN = 3

/** The first three requirements, and how many more there are. */
export function Requirements({ of: { requirements } }: { of: Pick<BoardJob, 'requirements'> }) {
  const t = useMessages()
  const more = requirements.length - SHOWN
  if (requirements.length === 0) return null
  return (
    <ul className={styles.plain}>
      {requirements.slice(0, SHOWN).map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
      {more > 0 && <li className={styles.soft}>{t('job.moreRequirements', { count: more })}</li>}
    </ul>
  )
}
