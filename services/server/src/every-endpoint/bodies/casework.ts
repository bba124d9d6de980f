import { randomUUID } from 'node:crypto'
import type { Bodies } from './bodies'

/** A referral form that can be sent. */
const REFERRAL = {
  firstName: 'A',
  lastName: 'B',
  niNumber: 'AB123456C',
  disability: 'visual',
  location: 'Leeds',
  email: 'new@test.example',
  phone: '07700 900123',
  benefitsStatus: 'esa',
  benefitsAmount: '92.05',
  jobcentreOffice: null,
  language: 'cy',
}

const APPOINTMENT = { startsAt: '2099-03-24T10:00', minutes: 30, way: 'phone', place: '07700 900123', about: 'Your CV' }

export const caseworkBodies: Bodies = {
  'POST /api/casework/admin/staff/:id/hand-on': () => ({ to: randomUUID() }),
  'POST /api/casework/admin/offices': () => ({ name: 'Bingley Jobcentre' }),
  'POST /api/casework/ni-number': () => ({ niNumber: 'AB123456C' }),
  'POST /api/casework/referrals': () => REFERRAL,
  'POST /api/casework/referral-imports': () => ({ plan: 'x' }),
  'POST /api/casework/referrals/export': () => ({ search: 'AB1', status: 'active', benefits: 'esa', mine: true }),
  'POST /api/casework/referrals/same-person': () => ({ niNumber: 'AB123456C' }),
  'POST /api/casework/referrals/search': () => ({
    search: 'AB1',
    status: 'pending',
    benefits: 'esa',
    disabilitySupport: true,
    mine: true,
  }),
  'POST /api/casework/referrals/counts': () => ({ lists: [{ status: 'pending', mine: true }, { view: 'week' }] }),
  'PUT /api/casework/referrals/:id': () => ({
    firstName: 'A',
    lastName: 'B',
    location: 'Leeds',
    email: 'new@test.example',
    phone: '07700 900123',
    version: 1,
  }),
  'POST /api/casework/referrals/:id/withdrawal': () => ({ reason: 'moved-away' }),
  'POST /api/casework/referrals/:id/open': () => ({ reason: 'They came to our office' }),
  'POST /api/casework/placements/search': () => ({ search: 'AB1', show: 'ended', whose: 'office' }),
  'POST /api/casework/cases/search': () => ({ search: 'AB1', priority: 'high', stage: 'placed', mine: false }),
  'POST /api/casework/cases/counts': () => ({ lists: [{ priority: 'high', mine: false }, { view: 'no-contact' }] }),
  'POST /api/casework/clients/:id/notes': () => ({ text: 'x', shared: true }),
  'POST /api/casework/clients/:id/todos': () => ({ title: 'x', dueOn: '2099-01-01', ownerId: null }),
  'PUT /api/casework/todos/:id': () => ({ state: 'done', version: 1 }),
  'PUT /api/casework/clients/:id/stage': () => ({ set: true, stage: 'placed', reason: 'Told us on the phone' }),
  'PUT /api/casework/clients/:id/priority': () => ({ set: true, priority: 'low', reason: 'Away until Monday' }),
  'POST /api/casework/clients/:id/reveals': () => ({ what: 'ni-number', purpose: 'other', words: 'To check who rings' }),
  'PUT /api/casework/my-todos/:id': () => ({ state: 'done', version: 1 }),
  'POST /api/casework/cases/:id/placements': () => ({ jobTitle: 'Cook', company: 'Cafe', startedOn: '2099-01-04', note: '' }),
  'POST /api/casework/placements/:id/end': () => ({ endedOn: '2099-01-04', reason: 'left', note: '' }),
  'POST /api/casework/placement-checks/:id/settlement': () => ({ outcome: 'working', reason: 'Payslip seen', endReason: 'left' }),
  'POST /api/casework/my-placement-checks/:id/answer': () => ({ answer: 'working', reason: 'left' }),
  'POST /api/casework/employer/placement-checks/:id/answer': () => ({ answer: 'working' }),
  'POST /api/casework/cases/:id/appointments': () => APPOINTMENT,
  'PUT /api/casework/appointments/:id': () => ({ ...APPOINTMENT, version: 1 }),
  'POST /api/casework/appointments/:id/cancellation': () => ({ reason: 'coach-away', words: 'Sorry', version: 1 }),
  'POST /api/casework/appointments/:id/attendance': () => ({ attendance: 'missed', note: 'A note', version: 1 }),
  'POST /api/casework/appointments/:id/wish': () => ({ version: 1 }),
  'POST /api/casework/my-appointments/:id/wish': () => ({ words: 'Later', times: ['2099-03-24T10:00'], version: 1 }),
  'PUT /api/casework/referral-draft': () => ({ ...REFERRAL, benefitsAmount: '12', jobcentreOffice: '' }),
}
