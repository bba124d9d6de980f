import type { NavigationCount } from '@onward/contracts/portal/portal'
import { NavLink } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import { CountMark } from './CountMark'
import styles from './icon-navigation.module.css'
import type { NavigationEntry } from './navigation'

export interface IconNavigationProps {
  /** `side` on wide screens, `bottom` on small ones. */
  place: 'side' | 'bottom'
  label: string
  entries: readonly IconEntry[]
}
export interface IconEntry {
  href: string
  icon: NavigationEntry['icon']
  label: string
  count?: NavigationCount
}

/** Side navigation and bottom bar: the same entries; the screen's width decides which is shown. */
export function IconNavigation({ place, label, entries }: IconNavigationProps) {
  return (
    <nav aria-label={label} className={styles[place]}>
      <ul>
        {entries.map(({ href, icon, label: text, count }) => (
          <li key={href}>
            <NavLink to={href} end={href === '/'}>
              <Icon name={icon} />
              <span>
                {text}
                {count && <CountMark of={count} />}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
