import { isSingleKey, runPageKey } from '@onward/portal-kit/keys'
import { Icon } from '@onward/ui/frame'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { useFirstVisit } from './first-visit'
import styles from './staff-tools.module.css'
import { useToolsMessages } from './tools-catalogue'

const Commands = lazy(() => import('./Commands'))
const KeysDialog = lazy(() => import('./KeysDialog'))
const StaffTour = lazy(() => import('./StaffTour'))

/** Search by Control K or its button, and the page's keys on "?". What they open is fetched when first asked for. */
export default function StaffTools({ remotes }: { remotes: readonly BootRemote[] }) {
  const t = useToolsMessages()
  const [open, setOpen] = useState<'commands' | 'keys' | null>(null)
  const [isOnTour, setOnTour] = useState(false)
  const endFirstVisit = useFirstVisit(useCallback(() => setOnTour(true), []))
  const endTour = () => {
    setOnTour(false)
    endFirstVisit()
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        // A question that is open must be answered first.
        if (document.querySelector('dialog[open]')) return
        event.preventDefault()
        setOpen('commands')
      } else if (event.key === '?' && isSingleKey(event)) {
        event.preventDefault()
        setOpen('keys')
      } else runPageKey(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const close = () => setOpen(null)
  return (
    <>
      <button
        type="button"
        data-tour="search"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('commands')}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Suspense fallback={null}>
        {open === 'commands' && <Commands remotes={remotes} onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && (
          <KeysDialog
            onClose={close}
            onTour={() => {
              close()
              setOnTour(true)
            }}
          />
        )}
        {isOnTour && open === null && <StaffTour onClose={endTour} />}
      </Suspense>
    </>
  )
}
