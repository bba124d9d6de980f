import { isShellAlone, shellPathOf } from '@onward/contracts/portal/portal-paths'
import type { useLocation } from '@onward/portal-kit/router'
import { useRef, useSyncExternalStore } from 'react'
import type { PageLoader } from '../loader/page-loader'
import { pageAt, type RemotePageEntry } from './page-table'

type Location = ReturnType<typeof useLocation>

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
const useIsOnline = () => useSyncExternalStore(listen, () => navigator.onLine)

/**
 * The address whose page is shown, and whether it waits for another. Without a connection a page whose code is not here, or that opens in
 * another document, would take away what the person reads: the page before stays until there is one.
 */
export function useKeptPage(
  asked: Location,
  pages: readonly RemotePageEntry[],
  loader: Pick<PageLoader, 'peek'>,
): { shown: Location; waits: boolean } {
  const isOnline = useIsOnline()
  const last = useRef(asked)
  const there = pageAt(pages, asked.pathname)
  const isHere = there
    ? loader.peek(there.remote, there.page.id)?.kind === 'ready'
    : shellPathOf(asked.pathname) !== null && !isShellAlone(asked.pathname)
  if (!isOnline && !isHere && asked.pathname !== last.current.pathname) return { shown: last.current, waits: true }
  last.current = asked
  return { shown: asked, waits: false }
}
