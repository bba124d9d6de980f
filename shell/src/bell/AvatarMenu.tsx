import { usePortal, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { type KeyboardEvent, useRef } from 'react'
import type { HeaderEntry } from '../frame/Header'
import styles from './bell.module.css'
import { useBellMessages } from './bell-messages'
import { usePopover, walkMenu } from './use-popover'

/** First letters of the names, or of the email address. */
export const initialsOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string =>
  ([firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '').join('') || (email[0] ?? '?')).toLocaleUpperCase('en-GB')

/** The person's own pages and sign-out. */
export function AvatarMenu({ entries }: { entries: readonly HeaderEntry[] }) {
  const t = useBellMessages()
  const { user } = useSession()
  const { signOut } = usePortal()
  const { open, setOpen, around, button, onKeyDown } = usePopover<HTMLDivElement>()
  const menu = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    onKeyDown(event)
    if (open) walkMenu(event, menu.current)
  }
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opened
    <div className={styles.around} ref={around} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={t('account', { name })}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{initialsOf(user)}</span>
      </button>
      <div id="account-menu" ref={menu} className={styles.menu} hidden={!open}>
        <p className={styles.name}>{name}</p>
        <ul>
          {entries.map(({ href, label }) => (
            <li key={href}>
              <Link to={href} onClick={() => setOpen(false)}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void signOut()}>
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
