import { NavLink } from '@onward/portal-kit/router'
import { useMessages } from '../words'
import styles from './AreaNav.module.css'

/** The employer's pages, one beside the other: the side menu is empty in this area, and people here change pages all day. */
export function AreaNav() {
  const t = useMessages()
  return (
    <nav aria-label={t('area.label')} className={styles.nav}>
      <NavLink to="/employer/dashboard">{t('area.dashboard')}</NavLink>
      <NavLink to="/employer/jobs">{t('area.jobs')}</NavLink>
      <NavLink to="/employer/applications">{t('area.applications')}</NavLink>
      <NavLink to="/employer/interviews">{t('area.interviews')}</NavLink>
      <NavLink to="/employer/messages">{t('area.messages')}</NavLink>
      <NavLink to="/employer/candidates">{t('area.candidates')}</NavLink>
      <NavLink to="/employer/post-job">{t('post.title')}</NavLink>
      <NavLink to="/employer/organisation">{t('area.organisation')}</NavLink>
    </nav>
  )
}
