import { londonTime } from '@onward/contracts/london-time'
import { readSlot, type SlotDraft, slotOf } from '@onward/ui/slot-draft'
import { checkSlots, type DraftFault, detailsFaults, type InterviewDraft } from './draft'

/** Several applicants are offered times `inTurn`, each beginning when the one before ends, or all the `same` ones. */
export type Manner = 'inTurn' | 'same'
export interface SeveralDraft extends InterviewDraft {
  manner: Manner
}

const MINUTE_MS = 60_000
interface Row {
  field: `slots.${number}`
  startsAt: Date
}
/** The valid times of a draft; a row of interviews begins at each. */
const rowsOf = (slots: readonly SlotDraft[], now: Date): Row[] =>
  slots.flatMap((slot, index) => {
    const read = readSlot(slot, now)
    return read.ok ? [{ field: `slots.${index}` as const, startsAt: read.instant }] : []
  })
const after = ({ startsAt }: Row, minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS)

/** The times of each of `count` people, in the form's order of times. */
export function timesOfEach({ slots, minutes, manner }: SeveralDraft, count: number, now: Date): Date[][] {
  const rows = rowsOf(slots, now)
  return Array.from({ length: count }, (_, place) => rows.map((row) => after(row, manner === 'inTurn' ? place * minutes : 0)))
}

/** An instant as the service reads it. */
export function sentTime(at: Date, now: Date): string {
  const read = readSlot(slotOf(at.toISOString()), now)
  return read.ok ? read.slot : ''
}

/** What is wrong with an invitation of several: one interviewer cannot meet two at once, and a row of interviews ends on its day. */
export function severalFaults(draft: SeveralDraft, count: number, now: Date): DraftFault[] {
  const faults: DraftFault[] = [...checkSlots(draft.slots, now).faults, ...detailsFaults(draft)]
  if (draft.manner === 'same') {
    if (count > 1 && draft.meet.trim() !== '') faults.push({ field: 'meet', fault: 'oneAtATime' })
    return faults
  }
  const length = count * draft.minutes
  const rows = rowsOf(draft.slots, now).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (faults.some(({ field }) => field === row.field)) continue
    if (before && after(before, length) > row.startsAt) faults.push({ field: row.field, fault: 'overlaps' })
    else if (londonTime(after(row, length - 1)).slice(0, 10) !== londonTime(row.startsAt).slice(0, 10))
      faults.push({ field: row.field, fault: 'midnight' })
  }
  return faults
}
