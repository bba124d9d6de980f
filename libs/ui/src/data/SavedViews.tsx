import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import styles from './views.module.css'

export interface SavedView {
  id: string
  label: string
  /** The view's address. */
  to: string
  count?: number | undefined
}
/** Ways to look at a list, each at its address; the current one is filled. On a phone the row scrolls. */
export function SavedViews({ label, views, current }: { label: string; views: readonly SavedView[]; current: string | null }) {
  return (
    <nav aria-label={label} className={styles.views} data-tour="views">
      {views.map(({ id, label: text, to, count }) => (
        <Link key={id} to={to} aria-current={id === current ? 'true' : undefined}>
          {text}
          {count !== undefined && <span> {formatNumber(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
