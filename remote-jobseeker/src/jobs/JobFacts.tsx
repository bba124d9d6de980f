import type { BoardJob } from '@onward/contracts/jobs/board'
import { Icon } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { jobPayText, placeText, postedText, typeText } from '../facts'
import styles from './jobs.module.css'

/** Place, pay, type and age of an advert. */
export function JobFacts({ job }: { job: BoardJob }) {
  const t = useMessages()
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="pin" size={18} />
        {placeText(t, job)}
      </li>
      <li>
        <Icon name="pound" size={18} />
        {jobPayText(t, job)}
      </li>
      <li>
        <Icon name="clock" size={18} />
        {typeText(t, job.type)}
      </li>
      <li>{postedText(t, job.postedAt)}</li>
    </ul>
  )
}
