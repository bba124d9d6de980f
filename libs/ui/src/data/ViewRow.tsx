import type { ViewList } from '@onward/contracts/identity/saved-views'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './views.module.css'

export interface SavedView {
  id: string
  label: string
  /** The view's address. */
  to: string
  count?: number | undefined
}
/** What people may name and keep of a list. */
export interface OwnViewsOf {
  list: ViewList
  /** Filters and order of the address, without what is searched for; empty while there is nothing to save. */
  query: string
  /** Whether something is searched for, which is no part of a view. */
  isSearching: boolean
  /** The address of such a query. */
  to(query: string): string
  /** A hook: how many a query lists, once known. */
  useCount(query: string): number | undefined
}
export interface SavedViewsProps {
  label: string
  views: readonly SavedView[]
  current: string | null
}
/** The row of views; on a phone it scrolls. */
export function ViewRow({ label, views, current, children }: SavedViewsProps & { children?: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  // Where the row scrolls, the current view is in sight; the page itself does not move.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  })
  return (
    <nav ref={row} aria-label={label} className={styles.views} data-tour="views">
      {views.map(({ id, label: text, to, count }) => (
        <Link key={id} to={to} aria-current={id === current ? 'true' : undefined}>
          {text}
          {count !== undefined && <span> {formatNumber(count)}</span>}
        </Link>
      ))}
      {children}
    </nav>
  )
}
