import type { ViewList } from '@onward/contracts/identity/saved-views'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import type { ReactNode } from 'react'
import { OwnViews } from './OwnViews'
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
/** Ways to look at a list, each at its address; the current one is filled. With `own`, people save more of them. On a phone the row scrolls. */
export const SavedViews = ({ own, ...props }: SavedViewsProps & { own?: OwnViewsOf }) =>
  own ? <OwnViews {...own} views={props} /> : <ViewRow {...props} />

export function ViewRow({ label, views, current, children }: SavedViewsProps & { children?: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.views} data-tour="views">
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
