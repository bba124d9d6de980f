import { listPoolViews } from '@onward/contracts/jobs/pool'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Section } from '@onward/ui/frame'
import { AccessList } from './AccessList'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

/** Which employers opened the person's CV or letter in the pool, and where to see who has their name. */
export function PoolViews() {
  const t = useMyDataMessages()
  const list = usePages(listPoolViews)
  return (
    <>
      <Section title={t('looked.pool')}>
        <p>{t('looked.poolLead')}</p>
        <AccessList
          list={list}
          empty={t('looked.poolEmpty')}
          more={t('looked.more')}
          status={(count) => t('looked.status', { count })}
        >
          {({ id, organisation, cvFilename, file, at }) => (
            <li key={id} className={styles.entry}>
              <strong>{t(`looked.poolLine.${file}`, { organisation, cv: cvFilename })}</strong>
              <p className={styles.facts}>
                <time dateTime={at}>{formatDayAndTime(at)}</time>
              </p>
            </li>
          )}
        </AccessList>
      </Section>
      <Section title={t('looked.named')}>
        <p>{t('looked.namedLead')}</p>
        <Link to="/invitations">{t('looked.namedLink')}</Link>
      </Section>
    </>
  )
}
