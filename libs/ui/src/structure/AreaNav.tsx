import { Link, useLocation } from '@onward/portal-kit/router'
import { Dialog, Icon } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import styles from './AreaNav.module.css'

export interface AreaPage {
  to: string
  label: string
  /** Open at this address alone, not at those below it. */
  end?: boolean
  /** How many things wait there. */
  waits?: number
}
interface AreaNavProps {
  label: string
  pages: readonly AreaPage[]
  /** The page of the row that this one is below, where its address does not begin with it. */
  below?: string | undefined
  /** Says what a count beside a page is. */
  waiting?(count: number): string
  /** Names the sheet with all pages, for where the row is too long, and the button that closes it. */
  all: string
  close: string
}
/** The pages of an area side by side, for people who change pages all day; where they do not fit, in a sheet too. */
export function AreaNav({ label, pages, below, waiting, all, close }: AreaNavProps) {
  const { pathname } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const look = () => setIsCut(row.current !== null && row.current.scrollWidth > row.current.clientWidth)
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  })
  // On a phone the row scrolls: the current page stands in its middle.
  useEffect(() => {
    const now = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && now) row.current.scrollLeft = now.offsetLeft - (row.current.clientWidth - now.offsetWidth) / 2
  })
  const links = pages.map(({ to, label: name, end = false, waits = 0 }) => (
    <Link
      key={to}
      to={to}
      aria-current={pathname === to ? 'page' : to === below || (!end && pathname.startsWith(`${to}/`)) ? 'true' : undefined}
      onClick={() => setIsOpen(false)}
    >
      {name}
      {waits > 0 && (
        <span className={styles.waits} {...(waiting && { title: waiting(waits) })}>
          {waits}
        </span>
      )}
    </Link>
  ))
  return (
    <nav aria-label={label} className={styles.nav} data-cut={isCut || undefined}>
      <div ref={row} className={styles.row}>
        {links}
      </div>
      <button type="button" className={styles.all} aria-label={all} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="chevron" size={20} />
      </button>
      <Dialog open={isOpen} title={label} onClose={() => setIsOpen(false)} closeLabel={close}>
        <div className={styles.sheet}>{links}</div>
      </Dialog>
    </nav>
  )
}
