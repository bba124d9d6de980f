import { useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'

export interface LoadedProps<T> {
  of: { data: T | undefined; error: Error | null; refetch(): unknown }
  /** What is said of the wait, the failure and the button that asks again. */
  labels: { loading: string; failed: string; tryAgain: string }
  /** What stands in the answer's place meanwhile: so many lines, or so many cards. */
  lines?: number
  cards?: number
  children(answer: T): ReactNode
}
/** What a list or page shows while its answer is on its way, when it failed (with a way to ask again), and when it is there. */
export function Loaded<T>({ of, labels, lines, cards, children }: LoadedProps<T>) {
  const errorText = useErrorText()
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <Skeleton label={labels.loading} rows={lines} cards={cards} />
  return (
    <InlineAlert tone="danger" title={labels.failed}>
      <p>{errorText(of.error)}</p>
      <Button variant="secondary" size="s" onClick={() => void of.refetch()}>
        {labels.tryAgain}
      </Button>
    </InlineAlert>
  )
}
