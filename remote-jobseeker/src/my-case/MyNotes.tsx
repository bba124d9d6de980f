import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { LoadMore, Section } from '@onward/ui/frame'
import { useMyCase } from './api'
import { useMyCaseMessages } from './catalogue'
import styles from './my-case.module.css'

/** Notes that the work coach shared, newest first. */
export default function MyNotes() {
  const t = useMyCaseMessages()
  const found = useMyCase()
  const notes = found.data?.pages.flatMap(({ items }) => items) ?? []
  const total = found.data?.pages[0]?.total ?? 0
  return (
    <Section title={t('note.title')} id="my-notes">
      <p className={styles.lead}>{t('note.lead')}</p>
      <ul className={styles.list}>
        {notes.map(({ id, text, by, at }) => (
          <li key={id} className={styles.note}>
            <p className={styles.words}>{text}</p>
            <p className={styles.soft}>{t('common.nameAndWhen', { name: by, when: formatDayAndTime(at) })}</p>
          </li>
        ))}
      </ul>
      {total > notes.length && (
        <LoadMore
          label={t('note.more')}
          status={t('note.status', { shown: notes.length, total: formatNumber(total), count: total })}
          loading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
      )}
    </Section>
  )
}
