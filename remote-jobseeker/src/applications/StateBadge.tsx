import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { stateTone } from '../facts'

/** Where an application stands, in the jobseeker's words. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = useMessages()
  return <StatusBadge tone={stateTone(state)}>{t(`state.${state}`)}</StatusBadge>
}
