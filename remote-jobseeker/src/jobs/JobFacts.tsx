import type { BoardJob } from '@onward/contracts/jobs/board'
import { Icon } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { placeWords, postedWords, salaryWords, typeWords } from '../facts'
import styles from './jobs.module.css'

/** Place, pay, type and age of an advert. */
export function JobFacts({ job }: { job: BoardJob }) {
  const t = useMessages()
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="pin" size={18} />
        {placeWords(t, job)}
      </li>
      <li>
        <Icon name="pound" size={18} />
        {salaryWords(t, job)}
      </li>
      <li>
        <Icon name="clock" size={18} />
        {typeWords(t, job.type)}
      </li>
      <li>{postedWords(t, job.postedAt)}</li>
    </ul>
  )
}
