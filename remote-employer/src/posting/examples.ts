import type { SimilarPay } from '@onward/contracts/jobs/advert-help'
import type { FullEmployerJob, JobDraftListed, JobPreview, JobVersion, WaitingEdit } from '@onward/contracts/jobs/vacancies'
import { job } from '../testing/examples'

/** Examples for stories and tests of posting and managing jobs. */
export const fullJob: FullEmployerJob = {
  ...job,
  pay: { minimum: 13.2, maximum: 14, period: 'hour' },
  salary: '£13.20 to £14.00 an hour, plus mileage',
  payNote: 'plus mileage',
  hoursPerWeek: null,
  startsOn: '2027-01-04',
  contactEmail: 'jobs@calder.example',
  offeredFeatures: ['screen-reader-friendly'],
  workplaceFeatures: ['screen-reader-friendly'],
  anonymousUntilShortlist: false,
  version: 4,
  closedAt: null,
  postedBy: 'Gareth Pryce',
  liveApplications: 2,
  funnel: { seen: 1240, opened: 86, applied: 3, shortlisted: 2, interviewed: 1, offered: 0, started: 0 },
  reach: { atLeast: 35 },
}
/** Changes of that job that only its employer sees yet. */
export const waitingEdit: WaitingEdit = {
  job: { ...fullJob, description: 'Message us on WhatsApp about care in Halifax.', location: 'Leeds' },
  changes: [
    { field: 'location', before: 'Halifax, HX1', after: 'Leeds' },
    { field: 'description', before: job.description, after: 'Message us on WhatsApp about care in Halifax.' },
  ],
  checks: ['messaging-app'],
  note: null,
  savedAt: '2026-11-20T16:40:00.000Z',
  savedBy: 'Sioned Vaughan',
}
export const draftListed: JobDraftListed = {
  id: '5b0f1a52-9c1e-4c39-8f53-0000000000d1',
  title: 'Night cook',
  version: 3,
  savedAt: '2026-11-20T16:40:00.000Z',
  savedBy: 'Gareth Pryce',
  keptUntil: '2027-11-20T16:40:00.000Z',
}
export const untitledDraft: JobDraftListed = {
  ...draftListed,
  id: '5b0f1a52-9c1e-4c39-8f53-0000000000d2',
  title: '',
  savedBy: '',
}
export const preview: JobPreview = {
  job: {
    id: job.id,
    title: job.title,
    company: job.company,
    department: job.department,
    location: job.location,
    pay: fullJob.pay,
    salary: fullJob.salary,
    type: job.type,
    description: job.description,
    requirements: job.requirements,
    isRemoteAvailable: true,
    isDisabilityFriendly: true,
    accessibilityFeatures: job.accessibilityFeatures,
    workplaceFeatures: ['remote', 'screen-reader-friendly'],
    benefitsTransitionSupport: true,
    startsOn: '2027-01-04',
    postedAt: job.postedAt,
    closesOn: job.closesOn,
    miles: null,
    travel: null,
    open: true,
    match: null,
    saved: false,
    applicationId: null,
  },
  state: 'active',
  flags: [],
  place: 'Halifax, West Yorkshire',
  annualPay: 25_740,
  reach: { atLeast: 35 },
  told: 0,
}
export const flagged: JobPreview = {
  ...preview,
  state: 'pending_check',
  flags: [
    { check: 'messaging-app', severity: 'hold', passages: [], found: 'WhatsApp' },
    { check: 'below-minimum-wage', severity: 'hold', passages: [], found: 'From £11.00 an hour' },
  ],
  place: null,
  reach: { atLeast: null },
}
export const repeated: JobPreview = {
  ...preview,
  state: 'pending_check',
  refusal:
    'There are already 5 jobs like this one waiting for a check. Change one of those, and say in it how many people you need.',
  flags: [
    {
      check: 'near-duplicate',
      severity: 'hold',
      passages: [],
      found: '',
      resembles: { id: '0198f0a0-0000-7000-8000-000000000001', title: 'Baker 1', location: 'Halifax' },
    },
  ],
}
export const similarPay: SimilarPay = {
  count: 12,
  near: 'Halifax, West Yorkshire',
  hourly: [12.71, 12.75, 12.8, 12.9, 13, 13.1, 13.4, 13.5, 13.8, 14.1, 14.2, 15],
}
export const peopleLeft = {
  lines: [
    { kind: 'everyone' as const, what: '', people: { atLeast: 410 } },
    { kind: 'place' as const, what: 'Halifax, West Yorkshire', people: { atLeast: 185 } },
    { kind: 'hours' as const, what: 'part-time', people: { atLeast: 120 } },
    { kind: 'skill' as const, what: 'Care work', people: { atLeast: 35 } },
    { kind: 'licence' as const, what: 'Driving licence', people: { atLeast: null } },
  ],
  matching: { atLeast: 60 },
}
export const nobodyLeft = {
  lines: [{ kind: 'everyone' as const, what: '', people: { atLeast: null } }],
  matching: { atLeast: null },
}
export const versions: JobVersion[] = [
  {
    version: 4,
    kind: 'edited',
    at: '2026-11-19T11:05:00.000Z',
    by: 'Sioned Vaughan',
    changes: [
      { field: 'salary', before: '£12.80 an hour', after: '£13.20 to £14.00 an hour, plus mileage' },
      { field: 'isRemoteAvailable', before: 'true', after: 'false' },
      { field: 'accessibilityFeatures', before: '', after: 'Flexible working hours\nscreen-reader-friendly' },
    ],
    toldAt: '2026-11-19T11:05:00.000Z',
  },
  {
    version: 3,
    kind: 'extended',
    at: '2026-11-12T09:00:00.000Z',
    by: '',
    changes: [{ field: 'applicationDeadline', before: '2026-11-30', after: '2026-12-21' }],
    toldAt: null,
  },
]
