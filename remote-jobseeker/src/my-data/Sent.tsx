import { SENT_BY } from '@onward/contracts/jobseekers/my-data'
import { formatDay, formatTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Button, EmptyState, InlineAlert, LoadMore, Skeleton, Stack } from '@onward/ui/frame'
import { ACT_NAMES } from './act-names'
import { useMyDataMessages } from './catalogue'
import { groupedSent, mergedSent, type SentGroup } from './merged'
import styles from './my-data.module.css'

/** Receipts of all services as one list. If a service does not answer, the others' are shown with a message. */
export function Sent() {
  const t = useMyDataMessages()
  const lists = [
    usePages(SENT_BY.identity),
    usePages(SENT_BY.jobseekers),
    usePages(SENT_BY.learning),
    usePages(SENT_BY.jobs),
    usePages(SENT_BY.casework),
    usePages(SENT_BY.messaging),
  ]
  const failed = lists.filter((list) => list.isError)
  const again = () => {
    for (const list of failed) void (list.data ? list.fetchNextPage() : list.refetch())
  }
  if (lists.some((list) => list.isPending)) return <Skeleton label={t('loading')} rows={6} />
  const { acts, behind } = mergedSent(
    lists.map((list) => ({ items: list.data?.pages.flatMap((page) => page.items) ?? [], hasMore: list.hasNextPage })),
  )
  return (
    <Stack gap={4}>
      <p>{t('sent.lead')}</p>
      {failed.length > 0 && (
        <InlineAlert tone="danger" title={t('sent.partly')}>
          <p>{t('sent.partlyText')}</p>
          <Button variant="secondary" size="s" onClick={again}>
            {t('common.tryAgain')}
          </Button>
        </InlineAlert>
      )}
      {acts.length === 0 && failed.length === 0 && (
        <EmptyState title={t('sent.empty')} icon="info">
          {t('sent.emptyText')}
        </EmptyState>
      )}
      {acts.length > 0 && (
        <>
          {groupedSent(acts, formatDay, ({ route }) => t(`acts.${ACT_NAMES[route] ?? 'other'}`)).map(({ day, groups }) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ul className={styles.list}>
                {groups.map((group) => (
                  <Group key={group.name} {...group} />
                ))}
              </ul>
            </section>
          ))}
          <LoadMore
            label={t('sent.more')}
            status={t('sent.status', { count: acts.length })}
            loading={lists.some((list) => list.isFetchingNextPage)}
            done={behind.length === 0}
            onLoadMore={() => {
              for (const index of behind) void lists[index]?.fetchNextPage()
            }}
          />
        </>
      )}
    </Stack>
  )
}

/** One receipt, or several of the same thing with their number; each has its own reference. */
function Group({ name, acts }: SentGroup) {
  const t = useMyDataMessages()
  const facts = acts.map(({ reference, at }) => (
    <p key={reference} className={styles.facts}>
      <time dateTime={at}>{formatTime(at)}</time>
      <span>{t('common.reference', { reference })}</span>
    </p>
  ))
  return (
    <li className={styles.entry}>
      <strong>{name}</strong>
      {acts.length === 1 ? (
        facts
      ) : (
        <details>
          <summary>{t('sent.times', { count: acts.length })}</summary>
          {facts}
        </details>
      )}
    </li>
  )
}
