import { useFailureNotice, useFormFailure, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { LoadMore } from '@onward/ui/frame'
import { Loaded, type LoadedProps } from '@onward/ui/loaded'
import { type ReactNode, useRef } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'

/** An answer of the services, in this room's words for its wait and its failure. */
export function Answer<T>({ lines = 4, ...props }: Omit<LoadedProps<T>, 'labels'>) {
  const w = useAdminMessages()
  const labels = { loading: w('common.loading'), failed: w('failed'), tryAgain: w('common.tryAgain') }
  return <Loaded {...props} lines={lines} labels={labels} />
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long something has waited, in whole days; `now` is when the page was drawn. */
export function waitText(w: AdminMessages, since: string, now: number = Date.now()): string {
  const days = Math.floor((now - new Date(since).getTime()) / DAY_MS)
  return days < 1 ? w('waits.today') : w('waits.days', { count: days })
}

/** Names and values; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface Paged {
  pages: readonly { items: readonly unknown[]; total: number }[]
}
interface MoreProps {
  of: { data: Paged | undefined; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown }
}
/** How much of a list is shown, and the rest of it. */
export function More({ of }: MoreProps) {
  const w = useAdminMessages()
  const pages = of.data?.pages ?? []
  const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
  const total = pages[pages.length - 1]?.total ?? 0
  if (total === 0) return null
  return (
    <LoadMore
      label={w('common.loadMore')}
      status={w('common.showingOf', { shown: formatNumber(shown), total: formatNumber(total) })}
      loading={of.isFetchingNextPage}
      onLoadMore={() => void of.fetchNextPage()}
      done={!of.hasNextPage}
    />
  )
}

/** The facts as they were when the dialog opened: nobody decides about what they have not seen. */
export function useSeen<T>(current: T, isOpen: boolean): T {
  const seen = useRef(current)
  if (!isOpen) seen.current = current
  return seen.current
}

/**
 * The outcome of a decision: `done` shows its receipt in a notice, `failed` the reason; `refused` gives the reason as `failure`, for the
 * summary of an open dialog. After a `state-conflict` the page loads the newer facts.
 */
export function useDecided(reload: () => unknown) {
  const w = useAdminMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const { failure, failed: showFailure, forget } = useFormFailure()
  const because = (error: ApiError) => {
    const isConflict = error.code === 'state-conflict'
    if (isConflict) void reload()
    return isConflict ? w('meanwhile') : undefined
  }
  return {
    failure,
    forget,
    refused: (error: ApiError) => showFailure(w('common.thatDidNotWork'), error, because(error)),
    done: (title: string, { receipt }: { receipt: { reference: string } }) =>
      notify({ kind: 'success', title, text: w('common.receipt', { reference: receipt.reference }) }),
    failed: (error: ApiError) => notifyFailure(w('common.thatDidNotWork'), error, because(error)),
  }
}
