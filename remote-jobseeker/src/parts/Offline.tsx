import { Drawing } from '@onward/ui/drawing'
import { EmptyState } from '@onward/ui/frame'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../catalogue'

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
/** A page that is made by the build counts as online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

/** Shown without a connection and without a cached answer; loads again when the connection returns. */
export function Offline({ onBack }: { onBack(): unknown }) {
  const t = useMessages()
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    const ask = () => void back.current()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [])
  return (
    <div role="status">
      <EmptyState picture={<Drawing name="offline" />} title={t('offline.title')}>
        {t('offline.text')}
      </EmptyState>
    </div>
  )
}
