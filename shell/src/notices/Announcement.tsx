import { useSessionStore } from '../session/session-store'
import styles from './notices.module.css'

/** What screen readers alone are told, politely. */
export const Announcement = () => (
  <div role="status" className={styles.announcement}>
    {useSessionStore((state) => state.announcement)}
  </div>
)
