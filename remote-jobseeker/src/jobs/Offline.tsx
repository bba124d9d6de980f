import { Drawing } from '@onward/ui/drawing'
import { EmptyState } from '@onward/ui/frame'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useJobsMessages } from './catalogue'

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)

/** Shown without a connection and without cached jobs; loads again when the connection returns. */
export function Offline({ onBack }: { onBack(): unknown }) {
  const w = useJobsMessages()
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
      <EmptyState picture={<Drawing name="offline" />} title={w('offline.title')}>
        {w('offline.text')}
      </EmptyState>
    </div>
  )
}
