import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { FailureBoundary } from '../failure/FailureBoundary'
import { useSessionStore } from '../session/session-store'
import { confirmCatalogue } from './confirm-catalogue'

/** Fetched with the first call that needs it. */
const ConfirmQuestion = lazy(withCatalogues([confirmCatalogue], () => import('./ConfirmQuestion')))

/** Where the person is asked to prove who they are, while a call waits for it. */
export function ConfirmPlace() {
  const answer = useSessionStore((state) => state.confirming)
  if (!answer) return null
  const onAnswer = (isProved: boolean) => {
    useSessionStore.setState({ confirming: null })
    answer(isProved)
  }
  return (
    <FailureBoundary fallback={() => null} onFailure={() => onAnswer(false)}>
      <Suspense fallback={null}>
        <ConfirmQuestion onAnswer={onAnswer} />
      </Suspense>
    </FailureBoundary>
  )
}
