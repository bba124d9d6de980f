import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, InlineAlert, Skeleton } from '@onward/ui/frame'
import { useMessages } from './messages'
import styles from './Training.module.css'
import { addressOf, WAYS } from './ways'

const MOST_SHOWN = '2'

/** On a jobseeker's dashboard: apprenticeships near the place of their profile, and the way to all of them. */
export default function TrainingCard() {
  const t = useMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const profile = useEndpoint(readProfile)
  const place = profile.data?.place ?? ''
  const query = { q: WAYS.apprenticeship, where: place, lang: language, limit: MOST_SHOWN }
  const found = useEndpoint(searchPublicJobs, { query }, { enabled: !profile.isPending })
  return (
    <Card as="section" aria-labelledby="training-card">
      <h2 id="training-card" className={styles.title}>
        {place ? t('card.near', { place }) : t('card.anywhere')}
      </h2>
      <p>{t('card.text')}</p>
      {found.isPending && <Skeleton label={t('loading')} rows={2} />}
      {found.isError && <InlineAlert title={t('failed')}>{errorText(found.error)}</InlineAlert>}
      {found.data?.items.length === 0 && <p>{t('none.apprenticeship')}</p>}
      {found.data && found.data.items.length > 0 && (
        <ul className={styles.found}>
          {found.data.items.map(({ id, title, company, place: where }) => (
            <li key={id}>
              <Link to={`/jobs/${id}`}>{title}</Link>, {company}, {where}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" to={addressOf({ way: 'apprenticeship', where: place })}>
        {t('card.all')}
      </ButtonLink>
    </Card>
  )
}
