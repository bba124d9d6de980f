import { type FormFailure, useFailureNotice, useFormFailure } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../catalogue'
import { useClient } from './api'
import { useClientMessages } from './catalogue'

interface Failure {
  /** Shows the failure as a notice. */
  failed(error: ApiError): void
  /** Puts the failure into `failure`, for a form's summary; a conflict is shown as a notice, because the form may disappear. */
  refused(error: ApiError): void
  failure: FormFailure | null
  forget(): void
}
/** How failures are shown; after a conflict the page reloads the newer data. */
export function useFailure(id: string): Failure {
  const t = useMessages()
  const w = useClientMessages()
  const notifyFailure = useFailureNotice()
  const { failure, failed: showFailure, forget } = useFormFailure()
  const client = useClient(id)
  const failed = (error: ApiError) => {
    const isConflict = error.code === 'state-conflict'
    if (isConflict) void client.refetch()
    notifyFailure(t('common.thatDidNotWork'), error, isConflict ? w('changed') : undefined)
  }
  const refused = (error: ApiError) =>
    error.code === 'state-conflict' ? failed(error) : showFailure(t('common.thatDidNotWork'), error)
  return { failure, forget, failed, refused }
}
