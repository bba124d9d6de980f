import type { ReservedPath } from '@onward/contracts/portal/portal-paths'
import { Link } from '@onward/portal-kit/router'
import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

const CRISIS_PATH = '/help/crisis' satisfies ReservedPath

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
      <p>
        {/* A page of the server itself, which works even when everything else fails. */}
        <a href={CRISIS_PATH}>{t('footer.crisisHelp')}</a>
      </p>
      <noscript>
        <p>{t('footer.crisis')}</p>
      </noscript>
    </footer>
  )
}
