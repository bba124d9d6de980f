import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from './api-client'
import { addCatalogue, type Catalogue, createMessages, hasMessage } from './i18n'
import type en from './messages/en.json'

const NAMESPACE = 'portal-kit'
const catalogue: Catalogue = { namespace: NAMESPACE, load: (language) => import(`./messages/${language}.json`) }
const useMessages = createMessages<typeof en>(NAMESPACE)
const isKnown = (code: string | undefined): code is keyof (typeof en)['problems'] => hasMessage(NAMESPACE, `problems.${code}`)
/** False while the texts are loading; their keys must not be shown. */
export const hasErrorTexts = (): boolean => hasMessage(NAMESPACE, 'network')
/** Resolves when they are loaded, or cannot be. */
export const loadErrorTexts = (): Promise<void> => addCatalogue(catalogue).catch(() => undefined)
/** By name, so that the first page does not load the client. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

export type ErrorText = (error: unknown) => string

/**
 * The sentence for a failed call, in the reader's language. Below unexpected failures, on a line of its own, is the reference for support.
 * `problem.detail` is for screens that know the case.
 */
export function useErrorText(): ErrorText {
  const t = useMessages()
  const [isThere, setThere] = useState(hasErrorTexts)
  // Fetched with the page: after a failure there may be no connection.
  useEffect(() => {
    void loadErrorTexts().then(() => setThere(hasErrorTexts()))
  }, [])
  return useCallback<ErrorText>(
    (error) => {
      if (!isThere && !hasErrorTexts()) return ''
      if (!isApiError(error)) return t('problems.unexpected')
      if (error.kind === 'network') return t('network')
      const sentence = t(`problems.${isKnown(error.code) ? error.code : 'unexpected'}`)
      const requestId = error.problem?.requestId
      return error.status >= 500 && requestId ? `${sentence}\n${t('reference', { id: requestId })}` : sentence
    },
    [t, isThere],
  )
}
