import { listHeldAdverts } from '@onward/contracts/jobs/admin-adverts'
import { formatNumber } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { type KeyboardEvent, useRef } from 'react'
import { checkText } from './AdvertView'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { More, waitText } from './parts'

const LIST = '/agent/admin/adverts'
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The queue beside the advert that is open, the longest wait first. J and K move in it while it has the focus. */
export function AdvertQueue({ current }: { current: string }) {
  const w = useAdminMessages()
  const list = usePages(listHeldAdverts)
  const links = useRef<HTMLUListElement>(null)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  if (rows.length === 0) return null
  const place = rows.findIndex(({ id }) => id === current)
  const next = rows[place + 1]
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const all = [...(links.current?.querySelectorAll('a') ?? [])]
    const from = all.indexOf(document.activeElement as HTMLAnchorElement)
    const to = all[from + step]
    if (from < 0 || !to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <nav className={styles.queue} aria-label={w('nav.adverts')}>
      <p className={styles.queueHead}>
        <strong>{w('nav.adverts')}</strong>
        <span className={styles.soft}>
          {place < 0 ? formatNumber(total) : w('adverts.place', { place: formatNumber(place + 1), total: formatNumber(total) })}
        </span>
        {next && (
          <Link to={`${LIST}/${next.id}`} className={styles.queueNext}>
            {w('adverts.next')}
          </Link>
        )}
      </p>
      <ul ref={links} onKeyDown={move} aria-keyshortcuts="J K">
        {rows.map(({ id, title, company, checks, heldAt }) => (
          <li key={id}>
            <Link to={`${LIST}/${id}`} aria-current={id === current ? 'page' : undefined}>
              <strong>{title}</strong>
              <span className={styles.soft}>{company}</span>
              <span className={styles.soft}>
                {waitText(w, heldAt)}
                {checks.length > 0 && `. ${checkText(w, checks[checks.length - 1] ?? '')}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <More of={list} />
    </nav>
  )
}
