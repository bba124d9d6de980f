import { useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useConversationWords } from './words'

interface LoadedProps<T> {
  of: { data: T | undefined; error: Error | null; refetch(): unknown }
  children(answer: T): ReactNode
}
/** What was said, once it is there; meanwhile its place, and when it failed a way to try again. */
export function Loaded<T>({ of, children }: LoadedProps<T>) {
  const t = useConversationWords()
  const errorText = useErrorText()
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <Skeleton label={t('loading')} cards={2} />
  return (
    <InlineAlert tone="danger" title={t('failed')}>
      <p>{errorText(of.error)}</p>
      <Button variant="secondary" size="s" onClick={() => void of.refetch()}>
        {t('tryAgain')}
      </Button>
    </InlineAlert>
  )
}
