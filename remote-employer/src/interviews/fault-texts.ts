import { slotFaultText, type useSlotMessages } from '@onward/ui/slot'
import type { InterviewMessages } from './catalogue'
import type { DraftFault } from './draft'
import type { Faults } from './Sending'

interface Messages {
  t: InterviewMessages
  slot: ReturnType<typeof useSlotMessages>
}
function textOf({ t, slot }: Messages, found: DraftFault): string {
  if (found.fault === 'missing') return t(`fault.missing.${found.field}`)
  if (typeof found.fault === 'string') return t(`fault.${found.fault}`)
  return 'slot' in found ? slotFaultText(slot, found.fault, found.slot) : ''
}
/** Id of the control for an error: for a time its day, unless another field is wrong. */
function controlOf(found: DraftFault): string {
  const part = 'slot' in found && (found.fault.fault === 'time' || found.fault.fault === 'which') ? `-${found.fault.fault}` : ''
  return `${found.field}${part}`
}
/** The errors of a draft as sentences, by the id of their control. */
export const faultsOf = (t: Messages, found: readonly DraftFault[]): Faults =>
  Object.fromEntries(found.map((one) => [controlOf(one), textOf(t, one)]))
