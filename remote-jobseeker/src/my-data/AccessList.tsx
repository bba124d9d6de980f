import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { LoadMore, Section } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { Answer } from '../parts/Answer'
import styles from './my-data.module.css'

interface AccessListProps<T> {
  title: string
  lead: string
  list: {
    data: { pages: { items: T[] }[] } | undefined
    error: Error | null
    refetch(): unknown
    isFetchingNextPage: boolean
    hasNextPage: boolean
    fetchNextPage(): unknown
  }
  /** Shown when nobody has looked. */
  empty: string
  more: string
  status(count: number): string
  /** Draws one access as an entry of the list. */
  children(entry: T): ReactNode
}
/** A section with accesses, newest first, with "load more". */
export function AccessList<T>({ title, lead, list, empty, more, status, children }: AccessListProps<T>) {
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <Section title={title}>
      <p>{lead}</p>
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
        {(found) =>
          found.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <>
              <ul className={styles.list}>{found.map(children)}</ul>
              <LoadMore
                label={more}
                status={status(found.length)}
                loading={list.isFetchingNextPage}
                done={!list.hasNextPage}
                onLoadMore={() => void list.fetchNextPage()}
              />
            </>
          )
        }
      </Answer>
    </Section>
  )
}

/** One access: who opened what, and when. */
export function AccessEntry({ text, at, children }: { text: string; at: string; children?: ReactNode }) {
  return (
    <li className={styles.entry}>
      <strong>{text}</strong>
      {children}
      <p className={styles.facts}>
        <time dateTime={at}>{formatDayAndTime(at)}</time>
      </p>
    </li>
  )
}
