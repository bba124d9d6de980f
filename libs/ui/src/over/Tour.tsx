import { lazy, Suspense, useState } from 'react'

export interface TourProps {
  /** Kept on the device once it was closed. */
  id: string
  steps: readonly { target: string; title: string; text: string }[]
}
const Stops = lazy(() => import('./Stops'))

/** Shown on the first visit, and never again once it was closed. */
export function Tour({ id, steps }: TourProps) {
  const key = `onward.tour.${id}`
  const [open, setOpen] = useState(() => {
    try {
      return window.localStorage.getItem(key) === null
    } catch {
      return false
    }
  })
  if (!open) return null
  const close = () => {
    setOpen(false)
    try {
      window.localStorage.setItem(key, 'seen')
    } catch {
      // Without storage it comes again with the next visit.
    }
  }
  return (
    <Suspense fallback={null}>
      <Stops steps={steps} onClose={close} />
    </Suspense>
  )
}
