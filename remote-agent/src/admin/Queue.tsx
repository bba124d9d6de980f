import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

export interface QueueCase {
  id: string
  title: string
  /** Whose it is. */
  from: string
  /** How long it has waited, and why it waits. */
  why: string
}
interface QueueProps {
  label: string
  /** Address of the list; a case is below it. */
  list: string
  cases: readonly QueueCase[]
  total: number
  current: string
  /** Leads to the case after the open one. */
  next: string
  /** Loads more. */
  more: ReactNode
}
/** The cases beside the open one, the longest wait first. J and K move in it while it has the focus. */
export function Queue({ label, list, cases, total, current, next: nextText, more }: QueueProps) {
  const w = useAdminMessages()
  const links = useRef<HTMLUListElement>(null)
  if (cases.length === 0) return null
  const place = cases.findIndex(({ id }) => id === current)
  // One case may wait for several decisions, which are made on one page.
  const next = cases.slice(place + 1).find(({ id }) => id !== current)
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
    <nav className={styles.queue} aria-label={label}>
      <p className={styles.queueHead}>
        <strong>{label}</strong>
        <span className={styles.soft}>
          {place < 0 ? formatNumber(total) : w('adverts.place', { place: formatNumber(place + 1), total: formatNumber(total) })}
        </span>
        {next && (
          <Link to={`${list}/${next.id}`} className={styles.queueNext}>
            {nextText}
          </Link>
        )}
      </p>
      <ul ref={links} onKeyDown={move} aria-keyshortcuts="J K">
        {cases.map(({ id, title, from, why }) => (
          <li key={`${id} ${from}`}>
            <Link to={`${list}/${id}`} aria-current={id === current ? 'page' : undefined}>
              <strong>{title}</strong>
              <span className={styles.soft}>{from}</span>
              <span className={styles.soft}>{why}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more}
    </nav>
  )
}
