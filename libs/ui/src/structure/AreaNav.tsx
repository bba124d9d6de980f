import { NavLink } from '@onward/portal-kit/router'
import { useEffect, useRef } from 'react'
import styles from './AreaNav.module.css'

interface AreaNavProps {
  label: string
  pages: readonly { to: string; label: string }[]
}
/** The pages of an area side by side, for people who change pages all day. */
export function AreaNav({ label, pages }: AreaNavProps) {
  const nav = useRef<HTMLElement>(null)
  // On a phone the row scrolls: the current page stands in its middle.
  useEffect(() => {
    const now = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && now) nav.current.scrollLeft = now.offsetLeft - (nav.current.clientWidth - now.offsetWidth) / 2
  })
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {pages.map((page) => (
        <NavLink key={page.to} to={page.to}>
          {page.label}
        </NavLink>
      ))}
    </nav>
  )
}
