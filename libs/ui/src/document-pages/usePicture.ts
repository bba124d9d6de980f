import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen a page is fetched already. */
const AHEAD = '600px'

/** True from when the element first comes near the screen. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !of.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of, isNear])
  return isNear
}

export interface Picture {
  /** Address of the latest picture; stays while a larger one is fetched. */
  url: string | null
  failure: unknown
  retry(): void
}
/** A picture fetched by `load`, and again whenever `load` is another function; null waits. */
export function usePicture(load: ((signal: AbortSignal) => Promise<Blob>) | null): Picture {
  const [url, setUrl] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const address = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current)
    },
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same again
  useEffect(() => {
    if (!load) return
    const stop = new AbortController()
    setFailure(null)
    load(stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
        const before = address.current
        address.current = URL.createObjectURL(blob)
        setUrl(address.current)
        if (before) URL.revokeObjectURL(before)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(error)
      },
    )
    return () => stop.abort()
  }, [load, attempt])
  return { url, failure, retry: () => setAttempt((number) => number + 1) }
}
