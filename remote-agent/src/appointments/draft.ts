import { APPOINTMENT_WAYS, type Appointment } from '@onward/contracts/casework/appointments'
import { EMPTY_SLOT, readSlot, type SlotDraft, type SlotFault, slotOf } from '@onward/ui/slot-draft'

/** An appointment as it is typed. */
export interface AppointmentDraft {
  slot: SlotDraft
  minutes: number
  way: '' | (typeof APPOINTMENT_WAYS)[number]
  place: string
  about: string
}
export const LENGTHS = [10, 15, 20, 30, 45, 60, 90] as const

/** A new one, or what there is so far; where the client suggested a time that is still to come, with the first of those. */
export function draftOf(appointment: Appointment | undefined, now: Date): AppointmentDraft {
  if (!appointment) return { slot: EMPTY_SLOT, minutes: 30, way: '', place: '', about: '' }
  const { startsAt, minutes, way, place, about, wishedTimes } = appointment
  const wished = wishedTimes.find((at) => Date.parse(at) > now.getTime())
  return { slot: slotOf(wished ?? startsAt), minutes, way, place, about }
}

/** Another way to meet: a call goes to the number of the referral, and what was said of one way says nothing of the next. */
export function withWay(draft: AppointmentDraft, chosen: string, phone: string): AppointmentDraft {
  const way = APPOINTMENT_WAYS.find((one) => one === chosen) ?? ''
  if (way === draft.way) return draft
  return { ...draft, way, place: way === 'phone' ? phone : '' }
}

type DraftFault = { field: 'way' | 'place' } | { field: 'startsAt'; fault: SlotFault }
/** What to send, or everything that is wrong with it. */
export function readDraft(draft: AppointmentDraft, now: Date) {
  const slot = readSlot(draft.slot, now)
  const faults: DraftFault[] = []
  if (!slot.ok) faults.push({ field: 'startsAt', fault: slot })
  if (draft.way === '') faults.push({ field: 'way' })
  else if (draft.place.trim() === '') faults.push({ field: 'place' })
  const { way, minutes, place, about } = draft
  const body = slot.ok && way !== '' && faults.length === 0 ? { startsAt: slot.slot, minutes, way, place, about } : null
  return { body, faults }
}
