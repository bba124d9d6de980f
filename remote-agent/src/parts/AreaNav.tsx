import { NavLink } from '@onward/portal-kit/router'
import { useMessages } from '../words'
import styles from './AreaNav.module.css'

/** The agent's pages, one beside the other: the side menu is empty in this area, and people here change pages all day. */
export function AreaNav() {
  const t = useMessages()
  return (
    <nav aria-label={t('area.label')} className={styles.nav}>
      <NavLink to="/agent/dashboard">{t('area.dashboard')}</NavLink>
      <NavLink to="/agent/referrals">{t('area.referrals')}</NavLink>
      <NavLink to="/agent/messages">{t('area.messages')}</NavLink>
    </nav>
  )
}
