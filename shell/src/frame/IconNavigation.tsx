import { NavLink } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import styles from './icon-navigation.module.css'
import type { NavigationEntry } from './navigation'

export interface IconNavigationProps {
  /** `side` stands on wide screens, `bottom` on small ones. */
  place: 'side' | 'bottom'
  label: string
  entries: readonly { href: string; icon: NavigationEntry['icon']; label: string }[]
}

/** Side navigation and bottom bar: the same entries, drawn by the width of the screen. */
export function IconNavigation({ place, label, entries }: IconNavigationProps) {
  return (
    <nav aria-label={label} className={styles[place]} data-alone={entries.length === 1}>
      <ul>
        {entries.map(({ href, icon, label: text }) => (
          <li key={href}>
            <NavLink to={href} end={href === '/'}>
              <Icon name={icon} />
              <span>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
