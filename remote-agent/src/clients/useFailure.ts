import { useFailureNotice } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../words'
import { useClient } from './api'
import { useClientMessages } from './words'

/** Says what failed; where somebody else was faster, loads what they did. */
export function useFailure(id: string): (error: ApiError) => void {
  const t = useMessages()
  const w = useClientMessages()
  const notifyFailure = useFailureNotice()
  const client = useClient(id)
  return (error) => {
    const isConflict = error.code === 'state-conflict'
    if (isConflict) void client.refetch()
    notifyFailure(t('write.failed'), error, isConflict ? w('changed') : undefined)
  }
}
