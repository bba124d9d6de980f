import { type ErrorText, useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../words'

interface Loading<T> {
  data: T | undefined
  error: Error | null
  refetch(): unknown
}

/** What a list or page shows while its answer is on its way, when it failed (with a way to try again), and when it is there. */
export function Answer<T>({ of, lines = 3, children }: { of: Loading<T>; lines?: number; children(answer: T): ReactNode }) {
  const t = useMessages()
  const errorText: ErrorText = useErrorText()
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <Skeleton rows={lines} label={t('loading')} />
  return (
    <InlineAlert tone="danger" title={t('failed.title')}>
      <p>{errorText(of.error)}</p>
      <Button onClick={() => void of.refetch()}>{t('failed.retry')}</Button>
    </InlineAlert>
  )
}
