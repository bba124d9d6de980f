import { useCallback, useState } from 'react'

export interface DismissedHere {
  /** Jobs dismissed since the page was opened, the latest last. */
  dismissed: readonly string[]
  dismiss(id: string): void
  undo(id: string): void
}
export function useDismissedHere(): DismissedHere {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const dismiss = useCallback((id: string) => setDismissed((all) => [...all.filter((one) => one !== id), id]), [])
  const undo = useCallback((id: string) => setDismissed((all) => all.filter((one) => one !== id)), [])
  return { dismissed, dismiss, undo }
}
