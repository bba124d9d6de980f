import { APPOINTMENT_WAYS, type Appointment } from '@onward/contracts/casework/appointments'
import { EMPTY_SLOT, readSlot, type SlotDraft, type SlotFault, slotOf } from '@onward/ui/slot-draft'

/** An appointment as typed. */
export interface AppointmentDraft {
  slot: SlotDraft
  minutes: number
  way: '' | (typeof APPOINTMENT_WAYS)[number]
  place: string
  about: string
}
export const LENGTHS = [10, 15, 20, 30, 45, 60, 90] as const

/** A new appointment or the current one, with the first suggested time that is still in the future. */
export function draftOf(appointment: Appointment | undefined, now: Date): AppointmentDraft {
  if (!appointment) return { slot: EMPTY_SLOT, minutes: 30, way: '', place: '', about: '' }
  const { startsAt, minutes, way, place, about, wishedTimes } = appointment
  const wished = wishedTimes.find((at) => Date.parse(at) > now.getTime())
  return { slot: slotOf(wished ?? startsAt), minutes, way, place, about }
}

/** Changes the way to meet. A call gets the referral's phone number; details of the old way are cleared. */
export function withWay(draft: AppointmentDraft, chosen: string, phone: string): AppointmentDraft {
  const way = APPOINTMENT_WAYS.find((one) => one === chosen) ?? ''
  if (way === draft.way) return draft
  return { ...draft, way, place: way === 'phone' ? phone : '' }
}

type DraftFault = { field: 'way' | 'place' } | { field: 'startsAt'; fault: SlotFault }
/** The request, or all errors. */
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
