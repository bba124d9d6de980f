import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; follows it. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
/** Room for something beside a form. */
export const useWide = (): boolean => useMedia('(min-width: 75rem)')
/** Rows of two lines instead of a table. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)')
/** No room for a table of many columns. */
export const useTight = (): boolean => useMedia('(max-width: 1199px)')
