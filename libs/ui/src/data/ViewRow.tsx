import type { ViewList } from '@onward/contracts/identity/saved-views'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import { RowMenu } from './RowMenu'
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
  /** A hook: how many each query lists, in their order, once known. */
  useCounts(queries: readonly string[]): readonly number[] | undefined
}
export interface SavedViewsProps {
  label: string
  views: readonly SavedView[]
  current: string | null
}
interface ViewRowProps extends SavedViewsProps {
  /** Views of their own, which follow. */
  own?: readonly SavedView[]
  /** What can be done with the views. */
  children?: ReactNode
}
/** Views in one row, which scrolls; with a menu of all where some are out of sight, and where fingers do not scroll. */
export function ViewRow({ label, views, own = [], current, children }: ViewRowProps) {
  const t = useUiMessages()
  const list = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  const all = [...views, ...own]
  // The current view is in sight; the page itself does not move.
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
    const measure = () => list.current && setCut(list.current.scrollWidth > list.current.clientWidth + 1)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return (
    <div className={styles.row} data-tour="views">
      <nav
        ref={list}
        aria-label={label}
        className={styles.views}
        data-cut={isCut || undefined}
        onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 1)}
      >
        {all.map(({ id, label: text, to, count }, at) => (
          <Link key={id} to={to} aria-current={id === current ? 'true' : undefined} {...(at >= views.length && { title: text })}>
            {at < views.length ? text : <b className={styles.own}>{text}</b>}
            {count !== undefined && <span> {formatNumber(count)}</span>}
          </Link>
        ))}
      </nav>
      {children}
      {isCut && (
        <span className={styles.all}>
          <RowMenu
            isNamed
            isBelow
            label={t('ownViews.all', { count: all.length })}
            actions={all.map(({ label: text, to, count }) => ({
              label: count === undefined ? text : `${text} (${formatNumber(count)})`,
              to,
            }))}
          />
        </span>
      )}
    </div>
  )
}
