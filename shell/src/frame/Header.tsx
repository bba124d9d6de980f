import { SIGN_IN_PATHS } from '@onward/contracts/access'
import { useSession } from '@onward/portal-kit'
import { Link, NavLink, useLocation } from '@onward/portal-kit/router'
import { LogoMark } from '@onward/ui/frame'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { FailureBoundary } from '../failure/FailureBoundary'
import { useShellMessages } from '../messages/shell-messages'
import styles from './header.module.css'
import type { IconEntry } from './IconNavigation'
import { LanguageSwitch } from './LanguageSwitch'
import { SignedInControls, StaffTools } from './signed-in-controls'

export interface HeaderEntry {
  href: string
  label: string
}

export interface HeaderProps {
  brand: string
  /** Their pages can be searched by staff. */
  remotes: readonly BootRemote[]
  top: readonly HeaderEntry[]
  /** Entries of the side navigation, which narrow screens show in the menu. */
  side: readonly IconEntry[]
  menu: readonly HeaderEntry[]
}

/** Sticky bar: brand, top navigation (collapsed below 768 px), and for signed-in people the bell and the avatar menu. */
export function Header({ brand, remotes, top, side, menu }: HeaderProps) {
  const t = useShellMessages()
  const { user, viewer } = useSession()
  const isStaff = user !== null && viewer !== 'user'
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [pathname])
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opened
    <header
      className={styles.bar}
      data-bar
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={t('header.home', { brand })}>
          <LogoMark />
          <span aria-hidden="true">{brand}</span>
        </Link>
        {isStaff && (
          <FailureBoundary fallback={() => null}>
            <Suspense fallback={<span className={styles.toolsLoading} />}>
              <StaffTools remotes={remotes} />
            </Suspense>
          </FailureBoundary>
        )}
        <nav id="main-navigation" aria-label={t('header.navigation')} className={styles.navigation} data-open={open}>
          <Entries of={side.filter(({ href }) => !top.some((entry) => entry.href === href))} className={styles.fromSide} />
          <Entries of={top} />
          {user && <LanguageSwitch />}
        </nav>
        <div className={styles.controls}>
          {user ? (
            <FailureBoundary fallback={() => null}>
              <Suspense fallback={<span className={styles.controlsLoading} />}>
                <SignedInControls menu={menu} side={side} />
              </Suspense>
            </FailureBoundary>
          ) : (
            <>
              {/* On phones it is visible without opening the menu. */}
              <LanguageSwitch />
              <Link to={SIGN_IN_PATHS.jobseeker} className={styles.signIn} reloadDocument>
                {t('header.signIn')}
              </Link>
            </>
          )}
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="main-navigation"
            onClick={() => setOpen((before) => !before)}
          >
            <span aria-hidden="true" className={styles.bars} />
            <span className={styles.toggleWord}>{open ? t('header.closeMenu') : t('header.menu')}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

const Entries = ({ of: entries, className }: { of: readonly HeaderEntry[]; className?: string }) =>
  entries.length > 0 && (
    <ul className={className}>
      {entries.map(({ href, label }) => (
        <li key={href}>
          <NavLink to={href} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
