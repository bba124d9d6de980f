import type { EmployerInterview, ListedInterview } from '@onward/contracts/jobs/interviews'
import { application, receipt } from '../testing/examples'

/** Dates far in the future, so that stories stay valid; the second is in summer time. */
const FIRST = '2098-03-24T10:00:00.000Z'
const SECOND = '2098-05-28T13:30:00.000Z'
const id = (n: number) => `5b0f1a52-9c1e-4c39-8f53-0000000001${String(n).padStart(2, '0')}`

export const PROPOSED: EmployerInterview = {
  id: id(1),
  applicationId: application.id,
  state: 'proposed',
  version: 1,
  slots: [FIRST, SECOND],
  startsAt: null,
  calledOff: null,
  minutes: 45,
  way: 'in-person',
  place: 'Calder House, 2 Wharf Road, Halifax HX1 1AA',
  meet: 'Gareth Hughes',
  bring: 'Something with your name and address on it.',
  adjustments: 'The room is on the ground floor.',
  note: '',
  closingWords: '',
  answer: '',
  suggested: [],
  history: [{ state: 'proposed', at: receipt.at, by: 'employer' }],
  notes: [],
}
export const ASKED_OTHERS: EmployerInterview = {
  ...PROPOSED,
  state: 'alternative_requested',
  version: 2,
  answer: 'I take my son to school until nine. Any afternoon would be fine.',
  suggested: ['2098-03-25T15:00:00.000Z'],
  history: [...PROPOSED.history, { state: 'alternative_requested', at: receipt.at, by: 'jobseeker' }],
}
export const AGREED: EmployerInterview = {
  ...PROPOSED,
  state: 'confirmed',
  version: 2,
  startsAt: FIRST,
  history: [...PROPOSED.history, { state: 'confirmed', at: receipt.at, by: 'jobseeker' }],
}
export const OVER: EmployerInterview = { ...AGREED, startsAt: '2026-11-20T10:00:00.000Z', slots: ['2026-11-20T10:00:00.000Z'] }
export const HELD: EmployerInterview = {
  ...OVER,
  state: 'held',
  version: 3,
  notes: [{ id: id(9), words: 'Kind, quick, and asks good questions.', by: 'Gareth Hughes', at: receipt.at }],
}
export const CANCELLED: EmployerInterview = {
  ...AGREED,
  state: 'cancelled',
  version: 3,
  closingWords: 'The job is on hold until spring. We are sorry.',
}

const { notes: _notes, ...listed } = AGREED
export const LISTED: ListedInterview = {
  ...listed,
  name: application.name,
  jobId: application.jobId,
  jobTitle: application.jobTitle,
}
export const LATER_THAT_DAY: ListedInterview = {
  ...LISTED,
  id: id(2),
  name: 'Rhys ap Gwilym',
  startsAt: '2098-03-24T13:00:00.000Z',
  way: 'video',
  meet: '',
}
export const ANOTHER_DAY: ListedInterview = { ...LISTED, id: id(3), name: '王小明', startsAt: SECOND, way: 'phone' }
