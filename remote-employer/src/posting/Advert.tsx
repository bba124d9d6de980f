import type { BoardJob } from '@onward/contracts/jobs/board'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { Badge, Icon, Row } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { useMessages } from '../catalogue'
import { featureText, typeText } from '../facts'
import { usePostingMessages } from './catalogue'
import styles from './posting.module.css'

type AdvertContent = Pick<
  BoardJob,
  | 'company'
  | 'location'
  | 'salary'
  | 'type'
  | 'description'
  | 'requirements'
  | 'isRemoteAvailable'
  | 'isDisabilityFriendly'
  | 'accessibilityFeatures'
  | 'workplaceFeatures'
  | 'benefitsTransitionSupport'
  | 'logo'
  | 'startsOn'
  | 'closesOn'
>

/** An advert as on its page: place, pay, type, text and workplace features. */
export function Advert({ job }: { job: AdvertContent }) {
  const t = useMessages()
  const p = usePostingMessages()
  const features = [
    ...(job.isDisabilityFriendly ? [p('advert.friendly')] : []),
    ...(job.benefitsTransitionSupport ? [p('advert.transition')] : []),
    ...job.accessibilityFeatures.map((feature) => featureText(t, feature)),
    ...job.workplaceFeatures.map((feature) => (feature === 'remote' ? p('advert.remote') : p(`feature.${feature}`))),
  ]
  return (
    <div className={styles.advert}>
      <p className={styles.soft}>
        <EmployerLine name={job.company} logo={job.logo}>
          {job.company}
        </EmployerLine>
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon name="pin" size={18} />
          {job.location}
        </li>
        <li>
          <Icon name="pound" size={18} />
          {salaryIn(job.salary, currentLanguage()) || t('common.notStated')}
        </li>
        <li>
          <Icon name="clock" size={18} />
          {typeText(t, job.type)}
        </li>
        {job.startsOn && <li>{p('advert.starts', { day: formatDay(job.startsOn) })}</li>}
        <li>{job.closesOn ? p('advert.closes', { day: formatDay(job.closesOn) }) : p('advert.open')}</li>
      </ul>
      <div>
        <h3>{p('advert.about')}</h3>
        <p className={styles.text}>{job.description}</p>
      </div>
      {job.requirements.length > 0 && (
        <div>
          <h3>{p('advert.requirements')}</h3>
          <ul>
            {job.requirements.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {features.length > 0 && (
        <div>
          <h3>{p('advert.support')}</h3>
          <Row gap={2}>
            {[...new Set(features)].map((feature) => (
              <Badge key={feature}>{feature}</Badge>
            ))}
          </Row>
        </div>
      )}
    </div>
  )
}
