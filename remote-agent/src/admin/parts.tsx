import { useFailureNotice, useFormFailure, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { LoadMore } from '@onward/ui/frame'
import { Loaded, type LoadedProps } from '@onward/ui/loaded'
import { type ReactNode, useRef, useState } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'

/** An answer of a service, with this area's texts for loading and failure. */
export type AnswerProps<T> = Omit<LoadedProps<T>, 'labels'>
export function Answer<T>({ lines = 4, ...props }: AnswerProps<T>) {
  const w = useAdminMessages()
  const labels = { loading: w('common.loading'), failed: w('failed'), tryAgain: w('common.tryAgain') }
  return <Loaded {...props} lines={lines} labels={labels} />
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Whole days of waiting; `now` is when the page was drawn. */
export const waitDays = (since: string, now: number = Date.now()): number =>
  Math.floor((now - new Date(since).getTime()) / DAY_MS)
/** "Waiting for 2 days", or "2 days" where little room is. */
export function waitText(w: AdminMessages, since: string, length: 'long' | 'short' = 'long'): string {
  const days = waitDays(since)
  if (length === 'short') return days < 1 ? w('overview.today') : w('overview.days', { count: days })
  return days < 1 ? w('waits.today') : w('waits.days', { count: days })
}

/** Labels and values; empty values are left out. */
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
/** "Load more" with the number of loaded entries. */
export function More({ of }: MoreProps) {
  const w = useAdminMessages()
  const pages = of.data?.pages ?? []
  const count = pages.reduce((sum, page) => sum + page.items.length, 0)
  const total = pages[pages.length - 1]?.total ?? 0
  if (total === 0) return null
  return (
    <LoadMore
      label={w('common.loadMore')}
      status={w('common.showingOf', { shown: formatNumber(count), total: formatNumber(total) })}
      loading={of.isFetchingNextPage}
      onLoadMore={() => void of.fetchNextPage()}
      done={!of.hasNextPage}
    />
  )
}

/** The facts when the dialog opened: nobody decides about something unseen. */
export function useSeen<T>(current: T, isOpen: boolean): T {
  const seen = useRef(current)
  if (!isOpen) seen.current = current
  return seen.current
}

/** The answer to a decision. `applicants`: how many of them were told of it. */
interface Decided {
  receipt: { reference: string }
  applicants?: number | undefined
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
    done: (title: string, { receipt, applicants = 0 }: Decided) => {
      const told = applicants > 0 ? `${w('applicantsTold', { count: applicants })} ` : ''
      notify({ kind: 'success', title, text: `${told}${w('common.receipt', { reference: receipt.reference })}` })
    },
    failed: (error: ApiError) => notifyFailure(w('common.thatDidNotWork'), error, because(error)),
  }
}

/**
 * Decisions that are confirmed in dialogs. `asked` is the open one; `ended` gives the callbacks of its write: success closes the dialog and shows
 * the receipt, an error is shown in the open dialog, or as a notice without one.
 */
export function useDecisions<Decision extends string>(reload: () => unknown, onDone?: () => void) {
  const [asked, ask] = useState<Decision | null>(null)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const close = () => {
    forget()
    ask(null)
  }
  const ended = (title: string) => ({
    onSuccess: (answer: Decided) => {
      close()
      done(title, answer)
      onDone?.()
    },
    onError: asked ? refused : failed,
  })
  return { asked, ask, close, ended, failure }
}
