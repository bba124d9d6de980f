import { useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { Placeholder } from './Placeholder'

export interface LoadedProps<T> {
  of: { data: T | undefined; error: Error | null; refetch(): unknown }
  /** Texts for loading, failure and retry. */
  labels: { loading: string; failed: string; tryAgain: string }
  /** Placeholder while loading: number of lines, or of cards. */
  lines?: number
  cards?: number
  /** Placeholder in the shape of what comes, in place of lines or cards. */
  shape?: ReactNode
  children(answer: T): ReactNode
}
/** Draws a loading answer, a failed one with a retry, or the answer. */
export function Loaded<T>({ of, labels, lines, cards, shape, children }: LoadedProps<T>) {
  const errorText = useErrorText()
  if (of.data !== undefined) return children(of.data)
  if (!of.error && shape) return <Placeholder label={labels.loading}>{shape}</Placeholder>
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
