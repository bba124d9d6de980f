import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { useCallback, useEffect, useState } from 'react'

export const isBeingRead = ({ state }: Pick<Cv, 'state'>): boolean => state === 'waiting' || state === 'reading'

/**
 * Calls `onEnd` once for each CV whose analysis ends while the page is open: CVs seen being read, and those passed to the returned function, because
 * a short CV may be done before the list has it.
 */
export function useReadNews(items: readonly Cv[] | undefined, onEnd: (cv: Cv, all: readonly Cv[]) => void): (id: string) => void {
  const [awaited, setAwaited] = useState<readonly string[]>([])
  const wait = useCallback((id: string) => setAwaited((all) => (all.includes(id) ? all : [...all, id])), [])
  useEffect(() => {
    if (!items) return
    const ended = items.filter((cv) => awaited.includes(cv.id) && !isBeingRead(cv))
    const begun = items.filter((cv) => !awaited.includes(cv.id) && isBeingRead(cv))
    if (ended.length === 0 && begun.length === 0) return
    setAwaited([...awaited.filter((id) => !ended.some((cv) => cv.id === id)), ...begun.map(({ id }) => id)])
    for (const cv of ended) onEnd(cv, items)
  }, [items, awaited, onEnd])
  return wait
}
