import { useLive, usePortal } from '@onward/portal-kit'
import { useMessages } from './catalogue'

/** Announces that the list changed by others: someone applied, or a colleague moved an application. */
export function useAnnounceChanges(): void {
  const { announce } = usePortal()
  const t = useMessages()
  useLive('application', () => announce(t('applications.changed')))
}
