import { listCvAccess } from '@onward/contracts/jobseekers/my-data'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, InlineAlert, LoadMore, Stack } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

/** Which organisation downloaded the person's CV, and when. */
export function EmployerAccess() {
  const t = useMyDataMessages()
  const list = usePages(listCvAccess)
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <Stack gap={4}>
      <p>{t('looked.lead')}</p>
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('looked.empty')} icon="info">
              {t('looked.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {found.map(({ id, organisation, cvFilename, jobId, withoutNames, at }) => (
                  <li key={id} className={styles.entry}>
                    <strong>{t(withoutNames ? 'looked.lineWords' : 'looked.line', { organisation, cv: cvFilename })}</strong>
                    <p className={styles.facts}>
                      <time dateTime={at}>{formatDayAndTime(at)}</time>
                      <Link to={`/jobs/${jobId}`} aria-label={t('looked.jobOf', { organisation, when: formatDayAndTime(at) })}>
                        {t('looked.job')}
                      </Link>
                    </p>
                  </li>
                ))}
              </ul>
              {list.isFetchNextPageError && <InlineAlert tone="danger" title={t('common.couldNotLoad')} />}
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
    </Stack>
  )
}
