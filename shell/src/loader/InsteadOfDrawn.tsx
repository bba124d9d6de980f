import { type ReactNode, useEffect, useState } from 'react'
import type { PageLoader, ReadyLoad } from './page-loader'

interface InsteadOfDrawnProps {
  loader: PageLoader
  /** What threw while it was drawn. */
  load: ReadyLoad
  /** Id of the page, or key of the card. */
  part: string
  error: unknown
  waiting: ReactNode
  /** Stays the same function. */
  onReady: (load: ReadyLoad) => void
  /** Where there is no version before. */
  children: ReactNode
}
/** Takes the version before in the place of a page or card that threw; the person meets the failure only without one. */
export function InsteadOfDrawn({ loader, load, part, error, waiting, onReady, children }: InsteadOfDrawnProps) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    let current = true
    void loader.instead(load, part, error).then((outcome) => {
      if (!current) return
      if (outcome) onReady(outcome)
      else setIsOver(true)
    })
    return () => {
      current = false
    }
  }, [loader, load, part, error, onReady])
  return isOver ? children : waiting
}
