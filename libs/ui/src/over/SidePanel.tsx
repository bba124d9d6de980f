import { lazy, type ReactNode, Suspense, useEffect } from 'react'

export interface SidePanelProps {
  open: boolean
  title: ReactNode
  closeLabel: string
  onClose(): void
  /** Stays below while the panel scrolls. */
  footer?: ReactNode
  children: ReactNode
}
const Panel = lazy(() => import('./Panel'))

/** One thing of a list, beside the list; on a phone from below. The page stays usable, and the focus returns to where it was. */
export function SidePanel(props: SidePanelProps) {
  const { open } = props
  useEffect(() => {
    if (!open) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
