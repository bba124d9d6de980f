import { useErrorText, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../words'
import { useClient } from './api'
import { useClientMessages } from './words'

/** Says what failed; where somebody else was faster, loads what they did. */
export function useFailure(id: string): (error: ApiError) => void {
  const t = useMessages()
  const w = useClientMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const client = useClient(id)
  return (error) => {
    const isConflict = error.code === 'state-conflict'
    if (isConflict) void client.refetch()
    notify({ kind: 'error', title: t('write.failed'), text: isConflict ? w('changed') : errorText(error) })
  }
}
