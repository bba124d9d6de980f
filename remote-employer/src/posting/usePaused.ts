import { useEffect, useState } from 'react'

const PAUSE_MS = 600

/** What is typed once nobody has typed for a moment, so that each key asks no service. */
export function usePaused<T>(typed: T): T {
  const [paused, setPaused] = useState(typed)
  const isSame = JSON.stringify(typed) === JSON.stringify(paused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the pause anew
  useEffect(() => {
    if (isSame) return
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [JSON.stringify(typed), isSame])
  return paused
}
