import { useCallback } from 'react'
import { ApiError } from './api-client'
import { createMessages, hasMessage } from './i18n'
import type { en } from './messages/en'

const NAMESPACE = 'portal-kit'
const useMessages = createMessages<typeof en>(NAMESPACE)
const isKnown = (code: string | undefined): code is keyof (typeof en)['problems'] => hasMessage(NAMESPACE, `problems.${code}`)

export type ErrorText = (error: unknown) => string

/**
 * A sentence for people about any failure of a call, in the reader's language. Unexpected ones carry the reference that support can
 * look up. What a service says in particular (`problem.detail`) is for screens that know the case.
 */
export function useErrorText(): ErrorText {
  const t = useMessages()
  return useCallback<ErrorText>(
    (error) => {
      if (!(error instanceof ApiError)) return t('problems.unexpected')
      if (error.kind === 'network') return t('network')
      const sentence = t(`problems.${isKnown(error.code) ? error.code : 'unexpected'}`)
      const requestId = error.problem?.requestId
      return error.status >= 500 && requestId ? `${sentence} ${t('reference', { id: requestId })}` : sentence
    },
    [t],
  )
}
