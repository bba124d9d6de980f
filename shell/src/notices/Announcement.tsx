import { useSessionStore } from '../session/session-store'
import styles from './notices.module.css'

/** Polite announcement for screen readers only. */
export const Announcement = () => (
  <div role="status" className={styles.announcement}>
    {useSessionStore((state) => state.announcement)}
  </div>
)
