import { Link } from '@onward/portal-kit/router'
import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

export function Footer({ brand, entries }: { brand: string; entries: readonly { href: string; label: string }[] }) {
  const t = useShellMessages()
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.navigation', { brand })}>
        <ul>
          {entries.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
