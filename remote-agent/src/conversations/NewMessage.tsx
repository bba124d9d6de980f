import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import type { WriteMessageProps } from '@onward/ui/conversation'
import { conversationCatalogue } from '@onward/ui/conversation-catalogue'
import { Suspense } from 'react'
import { PAGE } from './paths'

const Form = lazyPart(
  withCatalogues([conversationCatalogue], async () => ({ default: (await import('@onward/ui/conversation')).WriteMessage })),
)
/** A message to the client of a case, on the client's page. */
export function NewMessage(of: Pick<WriteMessageProps, 'caseId' | 'onReady'>) {
  return (
    <Suspense>
      <Form page={PAGE} {...of} />
    </Suspense>
  )
}
