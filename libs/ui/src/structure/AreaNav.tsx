import { NavLink } from '@onward/portal-kit/router'
import styles from './AreaNav.module.css'

interface AreaNavProps {
  label: string
  pages: readonly { to: string; label: string }[]
}
/** The pages of an area side by side, for people who change pages all day. */
export function AreaNav({ label, pages }: AreaNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {pages.map((page) => (
        <NavLink key={page.to} to={page.to}>
          {page.label}
        </NavLink>
      ))}
    </nav>
  )
}
