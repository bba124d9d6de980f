import { type EmployerInterview, type INTERVIEW_WAYS, MAX_SLOTS } from '@onward/contracts/jobs/interviews'
import { EMPTY_SLOT, isEmptySlot, readSlot, type SlotDraft, type SlotFault, slotOf } from '@onward/ui/slot-draft'

/** Details of an interview, as typed. */
export interface DetailsDraft {
  way: '' | (typeof INTERVIEW_WAYS)[number]
  place: string
  meet: string
  bring: string
  adjustments: string
  note: string
}
export interface InterviewDraft extends DetailsDraft {
  slots: SlotDraft[]
  minutes: number
}
export const LENGTHS = [15, 20, 30, 45, 60, 90, 120, 180] as const

export const EMPTY: InterviewDraft = {
  slots: [EMPTY_SLOT],
  minutes: 30,
  way: '',
  place: '',
  meet: '',
  bring: '',
  adjustments: '',
  note: '',
}

/** A new invitation, or the current details with the times that the applicant suggested or that are still in the future. */
export function draftOf(interview: EmployerInterview | undefined, now: Date): InterviewDraft {
  if (!interview) return EMPTY
  const { way, place, meet, bring, adjustments, note, minutes, suggested, slots, state } = interview
  const details = { way, place, meet, bring, adjustments, note, minutes }
  const offered = state === 'alternative_requested' ? suggested : state === 'proposed' ? slots : []
  const toCome = offered.filter((at) => Date.parse(at) > now.getTime()).map(slotOf)
  return { ...details, slots: toCome.length > 0 ? toCome : [EMPTY_SLOT] }
}

export type DraftFault =
  | { field: 'way' | 'place'; fault: 'missing' }
  | { field: `slots.${number}`; fault: SlotFault; slot: SlotDraft }
  | { field: `slots.${number}`; fault: 'twice' | 'overlaps' | 'midnight' }
  | { field: 'meet'; fault: 'oneAtATime' }

export function detailsFaults({ way, place }: DetailsDraft): DraftFault[] {
  const faults: DraftFault[] = []
  if (way === '') faults.push({ field: 'way', fault: 'missing' })
  if (place.trim() === '') faults.push({ field: 'place', fault: 'missing' })
  return faults
}

/** The times to send, or their errors; empty times after the first are left out. */
export function checkSlots(slots: readonly SlotDraft[], now: Date): { slots: string[]; faults: DraftFault[] } {
  const faults: DraftFault[] = []
  const read: string[] = []
  const instants = new Set<number>()
  for (const [index, slot] of slots.slice(0, MAX_SLOTS).entries()) {
    if (isEmptySlot(slot) && (index > 0 || slots.some((other) => !isEmptySlot(other)))) continue
    const found = readSlot(slot, now)
    const field = `slots.${index}` as const
    if (!found.ok) faults.push({ field, fault: found, slot })
    else if (instants.has(found.instant.getTime())) faults.push({ field, fault: 'twice' })
    else {
      instants.add(found.instant.getTime())
      read.push(found.slot)
    }
  }
  return { slots: read, faults }
}

/** The service numbers only the times that were sent, the form all of them. */
const sentIndexes = (slots: readonly SlotDraft[]): number[] => slots.flatMap((slot, index) => (isEmptySlot(slot) ? [] : [index]))
/** The form's id for a field that the service names. */
export function sentFieldOf(slots: readonly SlotDraft[], field: string): string {
  const sent = /^slots\.(\d+)$/.exec(field)
  return sent ? `slots.${sentIndexes(slots)[Number(sent[1])] ?? 0}` : field === 'slots' ? 'slots.0' : field
}
