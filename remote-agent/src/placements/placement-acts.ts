import type { Placement } from '@onward/contracts/casework/placements'
import type { Tone } from '@onward/ui/frame'
import { askedLast } from './Dialogs'

export const TONES: Readonly<Record<Placement['state'], Tone>> = {
  started: 'information',
  'weeks-4': 'information',
  'weeks-13': 'information',
  'weeks-26': 'information',
  sustained: 'success',
  ended: 'neutral',
}
/** A placement that an agent ended is final; answered milestones can still be settled differently. */
export const mayEnd = ({ state }: Placement): boolean => state !== 'ended' && state !== 'sustained'
export const maySettle = (placement: Placement): boolean => placement.endedOn === null && askedLast(placement) !== undefined
