import type { ResponseOf } from '@onward/contracts/endpoint'
import type { listApplicationJobs, listNotes, readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { application, fullApplication, job } from '../testing/examples'

type Full = ResponseOf<typeof readEmployerApplication>

export const applicationJob: ResponseOf<typeof listApplicationJobs>['items'][number] = {
  id: job.id,
  title: job.title,
  location: job.location,
  state: 'active',
  applications: 12,
  shortlisted: 3,
  anonymousUntilShortlist: false,
}
export const notes: ResponseOf<typeof listNotes>['items'] = [
  {
    id: '5b0f1a52-9c1e-4c39-8f53-0000000000c1',
    text: 'Rang her: she can start in January, and asked about the bus.',
    at: '2026-11-20T15:00:00.000Z',
    name: 'Nia Bevan',
    mine: false,
  },
  {
    id: '5b0f1a52-9c1e-4c39-8f53-0000000000c2',
    text: 'I would like to meet her.',
    at: '2026-11-20T16:10:00.000Z',
    name: 'Gareth Pugh',
    mine: true,
  },
]

export const anonymousApplication: Full = {
  ...fullApplication,
  name: 'Applicant 5967642',
  email: '',
  phone: '',
  cvFilename: '',
  anonymous: true,
  overdue: true,
  coverLetter: 'Dear team,\n\nI cared for my mother for four years.\n\nYours, […]',
}

export const reviewed: Full = {
  ...fullApplication,
  state: 'under_review',
  shown: 'Under Review',
  version: 4,
  next: ['shortlisted', 'interview_invited', 'offered', 'rejected', 'position_closed'],
  job: { salary: job.salary, location: job.location, type: job.type },
  history: [
    ...fullApplication.history,
    { state: 'under_review', at: '2026-11-20T15:00:00.000Z', by: 'employer', name: 'Nia Bevan' },
  ],
}

export const offered: Full = {
  ...reviewed,
  state: 'offered',
  shown: 'Offer made',
  version: 6,
  next: ['rejected', 'position_closed'],
  offers: [
    {
      version: 2,
      startsOn: '2027-01-05',
      pay: '£12.90 an hour',
      hours: '30 hours a week, Monday to Friday mornings',
      place: 'Halifax, HX1',
      answerBy: '2099-12-01',
      note: 'We pay for the training in the first week.',
      at: '2026-11-21T09:30:00.000Z',
      name: 'Nia Bevan',
    },
    {
      version: 1,
      startsOn: '2027-01-05',
      pay: '£12.60 an hour',
      hours: '30 hours a week',
      place: 'Halifax, HX1',
      answerBy: '2099-12-01',
      note: '',
      at: '2026-11-21T09:00:00.000Z',
      name: '',
    },
  ],
  history: [...reviewed.history, { state: 'offered', at: '2026-11-21T09:00:00.000Z', by: 'employer', name: 'Nia Bevan' }],
}

export const accepted: Full = {
  ...offered,
  state: 'accepted',
  shown: 'Offer accepted',
  version: 7,
  next: ['placed', 'rejected', 'position_closed'],
  start: { startsOn: '2027-01-05', startedOn: null, version: 1 },
  history: [...offered.history, { state: 'accepted', at: '2026-11-22T09:00:00.000Z', by: 'jobseeker' }],
}

export const rejected: Full = {
  ...reviewed,
  state: 'rejected',
  shown: 'Rejected',
  next: [],
  history: [
    ...reviewed.history,
    {
      state: 'rejected',
      at: '2026-11-21T09:12:00.000Z',
      by: 'employer',
      name: '',
      reason: 'Thank you for applying. The job has now been filled.',
      reasonCode: 'filled',
    },
  ],
}

/** Three applications of a list. */
export const several = ['Amina Okafor-Reed', 'Rhys ap Gwilym', 'Zofia Nowak'].map((name, n) => ({
  ...application,
  id: `5b0f1a52-9c1e-4c39-8f53-0000000000b${n}`,
  name,
  version: n + 1,
}))
