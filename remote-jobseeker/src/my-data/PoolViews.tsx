import { listPoolViews } from '@onward/contracts/pool'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { LoadMore, Section } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import styles from './my-data.module.css'
import { useMyDataMessages } from './words'

/** Which employers opened the person's CV or letter in the pool, and where to see who has their name. */
export function PoolViews() {
  const t = useMyDataMessages()
  const list = usePages(listPoolViews)
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <>
      <Section title={t('looked.pool')}>
        <p>{t('looked.poolLead')}</p>
        <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
          {(found) =>
            found.length === 0 ? (
              <p>{t('looked.poolEmpty')}</p>
            ) : (
              <>
                <ul className={styles.list}>
                  {found.map(({ id, organisation, cvFilename, file, at }) => (
                    <li key={id} className={styles.entry}>
                      <strong>{t(`looked.poolLine.${file}`, { organisation, cv: cvFilename })}</strong>
                      <p className={styles.facts}>
                        <time dateTime={at}>{formatDayAndTime(at)}</time>
                      </p>
                    </li>
                  ))}
                </ul>
                <LoadMore
                  label={t('looked.more')}
                  status={t('looked.status', { count: found.length })}
                  loading={list.isFetchingNextPage}
                  done={!list.hasNextPage}
                  onLoadMore={() => void list.fetchNextPage()}
                />
              </>
            )
          }
        </Answer>
      </Section>
      <Section title={t('looked.named')}>
        <p>{t('looked.namedLead')}</p>
        <Link to="/invitations">{t('looked.namedLink')}</Link>
      </Section>
    </>
  )
}
