import { addDays } from '@onward/contracts/calendar-days'
import type { Appointment } from '@onward/contracts/casework/appointments'
import { londonDay } from '@onward/contracts/london-time'

/** Appointments for stories and tests, around a given day. */
const id = (n: number): string => `6c1f1a52-9c1e-4c39-8f53-00000000000${n}`
const at = (days: number, time = '10:00'): string => `${addDays(londonDay(new Date()), days)}T${time}:00.000Z`

export const toCome: Appointment = {
  id: id(1),
  caseId: id(9),
  referralId: '5b0f1a52-9c1e-4c39-8f53-000000000001',
  state: 'planned',
  version: 1,
  startsAt: at(2),
  minutes: 30,
  way: 'phone',
  place: '07700 900123',
  about: 'Your CV, and the two jobs you liked',
  agentName: 'Nia Hughes',
  clientName: 'Amina Okafor-Reed',
  mine: true,
  wish: '',
  wishedTimes: [],
  cancelReason: null,
  closingWords: '',
  steps: [{ kind: 'made', at: at(-3), by: 'Nia Hughes', note: '' }],
}
export const askedToMove: Appointment = {
  ...toCome,
  id: id(2),
  startsAt: at(3, '14:00'),
  way: 'in-person',
  place: 'Bradford Westfield Jobcentre, second floor, by the lift',
  clientName: 'Rhys ap Gwilym-Featherstonehaugh',
  wish: 'I have a trial shift that afternoon. Could it be in the morning?',
  wishedTimes: [at(3, '09:00'), at(4, '09:30')],
  version: 2,
}
export const over: Appointment = {
  ...toCome,
  id: id(3),
  startsAt: at(-1, '11:30'),
  way: 'video',
  place: 'https://example.org/onward-7',
}
export const missed: Appointment = {
  ...toCome,
  id: id(4),
  startsAt: at(-8),
  state: 'missed',
  steps: [
    ...toCome.steps,
    { kind: 'missed', at: at(-8, '11:00'), by: 'Owen Price', note: 'Rang twice, no answer. Left a message.' },
  ],
}
export const cancelled: Appointment = {
  ...toCome,
  id: id(5),
  startsAt: at(5),
  state: 'cancelled',
  cancelReason: 'coach-away',
  closingWords: 'I am ill. I will call you next week.',
  mine: false,
  agentName: 'Owen Price',
  steps: [...toCome.steps, { kind: 'cancelled', at: at(-1), by: 'Owen Price', note: '' }],
}
