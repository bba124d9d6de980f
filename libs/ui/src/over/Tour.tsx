import { lazy } from 'react'

export interface TourProps {
  /** Each points at the first element that fits its selector; one without such an element is left out. */
  stops: readonly { target: string; title: string; text: string }[]
  /** Accessible name. */
  label: string
  onClose(): void
}
/** Points at parts of a page, one after the other. The page stays usable; Escape or the last stop closes it. */
export const Tour = lazy(() => import('./Stops'))
