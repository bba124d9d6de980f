import { type FormFailure, useFailureNotice, useFormFailure } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../catalogue'
import { useClient } from './api'
import { useClientMessages } from './catalogue'

interface Failure {
  /** Says by a notice what failed. */
  failed(error: ApiError): void
  /** Says it in the summary of a form, which stands as `failure`; a conflict by a notice, because the form may go with it. */
  refused(error: ApiError): void
  failure: FormFailure | null
  forget(): void
}
/** What is said of a failure; where somebody else was faster, the page loads what they did. */
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
