import { LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { Answer } from '../parts/Answer'
import styles from './my-data.module.css'

interface AccessListProps<T> {
  list: {
    data: { pages: { items: T[] }[] } | undefined
    error: Error | null
    refetch(): unknown
    isFetchingNextPage: boolean
    hasNextPage: boolean
    fetchNextPage(): unknown
  }
  /** Said where nobody looked. */
  empty: string
  more: string
  status(count: number): string
  /** One look, as an entry of the list. */
  children(look: T): ReactNode
}
/** Who looked, the latest first, with the way to earlier ones. */
export function AccessList<T>({ list, empty, more, status, children }: AccessListProps<T>) {
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
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
  )
}
