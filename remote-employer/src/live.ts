import { useLive, usePortal } from '@onward/portal-kit'
import { useMessages } from './catalogue'

/** Says to screen readers that the list of applications changed although nobody touched it: someone applied, or a colleague moved one. */
export function useChangesSaid(): void {
  const { announce } = usePortal()
  const t = useMessages()
  useLive('application', () => announce(t('applications.changed')))
}
