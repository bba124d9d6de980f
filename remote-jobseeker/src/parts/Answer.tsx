import { useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../words'

interface Loading<T> {
  data: T | undefined
  error: Error | null
  refetch(): unknown
}

/** What a page shows while its answer is on its way, when it failed (with a way to try again), and when it is there. */
export function Answer<T>({
  of,
  cards = 0,
  title,
  children,
}: {
  of: Loading<T>
  cards?: number
  /** Documented title of the failure, where there is one. */
  title?: string
  children(answer: T): ReactNode
}) {
  const t = useMessages()
  const errorText = useErrorText()
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <Skeleton label={t('loading')} cards={cards} />
  return (
    <InlineAlert tone="danger" title={title ?? t('failed.title')}>
      <p>{errorText(of.error)}</p>
      <Button variant="secondary" size="s" onClick={() => void of.refetch()}>
        {t('failed.retry')}
      </Button>
    </InlineAlert>
  )
}
