import { addDays } from '@onward/contracts/calendar-days'
import type { MyAppointment } from '@onward/contracts/casework/appointments'
import { londonDay } from '@onward/contracts/london-time'

/** Appointments for stories and tests, around today. */
const id = (n: number): string => `6c1f1a52-9c1e-4c39-8f53-00000000000${n}`
const at = (days: number, time = '10:00'): string => `${addDays(londonDay(new Date()), days)}T${time}:00.000Z`

export const toCome: MyAppointment = {
  id: id(1),
  state: 'planned',
  version: 1,
  startsAt: at(2),
  minutes: 30,
  way: 'phone',
  place: '07700 900123',
  about: 'Your CV, and the two jobs you liked',
  agentName: 'Nia Hughes',
  officeName: 'Bradford Westfield Jobcentre',
  wish: '',
  wishedTimes: [],
  cancelReason: null,
  closingWords: '',
}
export const asked: MyAppointment = {
  ...toCome,
  id: id(2),
  way: 'in-person',
  place: 'Bradford Westfield Jobcentre, second floor',
  startsAt: at(5, '14:00'),
  wish: 'I have a trial shift that afternoon.',
  wishedTimes: [at(6, '09:30')],
}
export const missed: MyAppointment = { ...toCome, id: id(3), state: 'missed', startsAt: at(-7) }
export const cancelled: MyAppointment = {
  ...toCome,
  id: id(4),
  state: 'cancelled',
  startsAt: at(3),
  way: 'video',
  place: 'https://example.org/onward-7',
  cancelReason: 'coach-away',
  closingWords: 'I am ill. I will call you next week.',
}
export const attended: MyAppointment = { ...toCome, id: id(5), state: 'attended', startsAt: at(-20) }
