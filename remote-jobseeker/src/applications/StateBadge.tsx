import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { stateTone } from '../facts'

/** The state of an application, as a jobseeker reads it. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = useMessages()
  return <StatusBadge tone={stateTone(state)}>{t(`state.${state}`)}</StatusBadge>
}
