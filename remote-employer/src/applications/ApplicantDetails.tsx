import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { isWarned } from '@onward/contracts/jobs/freezes'
import { Link } from '@onward/portal-kit/router'
import { Descriptions } from '@onward/ui/data'
import { Row } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { availabilityText, experienceText } from '../facts'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'
import { DownloadCv } from './DownloadCv'
import { MessageLink } from './MessageLink'

type Application = ResponseOf<typeof readEmployerApplication>

/** How to reach the applicant, and what they say of themselves. */
export function ApplicantDetails({ application }: { application: Application }) {
  const t = useMessages()
  const h = useHiringMessages()
  const { id, name, email, phone, badges, anonymous, state, frozen } = application
  const isWithheld = state === 'withdrawn' || isWarned(frozen ?? null)
  const hidden = isWithheld ? h('list.withheld') : anonymous ? h('list.hiddenContact') : t('common.notGiven')
  return (
    <>
      <Descriptions
        facts={[
          [
            t('common.email'),
            email ? (
              <a key="email" href={`mailto:${email}`} title={email} className={styles.email}>
                {email}
              </a>
            ) : (
              hidden
            ),
          ],
          [
            t('common.phone'),
            phone ? (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ) : (
              hidden
            ),
          ],
          [t('common.location'), application.location || t('common.notGiven')],
          [t('common.availability'), availabilityText(t, application.availability)],
          [t('application.experience'), experienceText(t, application.experienceYears)],
          [
            t('common.badges'),
            <span key="badges">
              {badges.length > 0 ? badges.join(', ') : t('common.noneYet')}.{' '}
              <Link to={`/employer/badges/check?application=${id}`}>{t('application.badges.check')}</Link>
            </span>,
          ],
        ]}
      />
      {anonymous && !isWithheld && <p className={styles.soft}>{h('list.hiddenCv')}</p>}
      <Row gap={3}>
        {!anonymous && !isWithheld && !frozen && <DownloadCv applicationId={id} name={name} filename={application.cvFilename} />}
        {!frozen && <MessageLink applicationId={id} name={name} />}
      </Row>
    </>
  )
}
