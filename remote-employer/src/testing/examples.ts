import type { ResponseOf } from '@onward/contracts/endpoint'
import type { EmployerApplication, readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'

/** Examples for stories and tests. */
export const job: EmployerJob = {
  id: '5b0f1a52-9c1e-4c39-8f53-000000000001',
  title: 'Care assistant',
  company: 'Calder Community Care',
  department: 'Home care',
  location: 'Halifax, HX1',
  pay: { minimum: 12.6, maximum: null, period: 'hour' },
  salary: '£12.60 an hour',
  type: 'part-time',
  description: 'Help people at home in the mornings.\n\nYou will wash, cook and talk.',
  requirements: ['Driving licence', 'Kindness'],
  isRemoteAvailable: false,
  isDisabilityFriendly: true,
  accessibilityFeatures: ['Flexible working hours'],
  workplaceFeatures: [],
  benefitsTransitionSupport: true,
  postedAt: '2026-11-02T09:00:00.000Z',
  closesOn: '2026-12-21',
  state: 'active',
  shown: 'Active',
  checks: [],
  checkNote: null,
  applications: 3,
}
export const waitingJob: EmployerJob = {
  ...job,
  id: '5b0f1a52-9c1e-4c39-8f53-000000000002',
  title: 'Night-shift support worker for adults with learning disabilities',
  salary: '',
  closesOn: null,
  state: 'pending_check',
  shown: 'Draft',
  checks: ['first-job', 'below-minimum-wage'],
  applications: 0,
}
export const closedJob: EmployerJob = {
  ...job,
  id: '5b0f1a52-9c1e-4c39-8f53-000000000003',
  title: 'Cook',
  state: 'closed',
  shown: 'Closed',
  applications: 11,
}

export const application: EmployerApplication = {
  id: '5b0f1a52-9c1e-4c39-8f53-0000000000a1',
  jobId: job.id,
  jobTitle: job.title,
  name: 'Amina Okafor-Reed',
  email: 'amina@example.org',
  phone: '07700 900123',
  location: 'Sowerby Bridge, HX6',
  availability: 'part-time',
  experienceYears: 4,
  state: 'submitted',
  shown: 'New',
  appliedAt: '2026-11-20T14:05:00.000Z',
  matchScore: 88,
  badges: ['CV & Cover Letter Basics'],
  disabilitySupport: true,
  benefitsTransition: false,
  cvFilename: 'amina-cv.pdf',
  version: 3,
}
export const secondApplication: EmployerApplication = {
  ...application,
  id: '5b0f1a52-9c1e-4c39-8f53-0000000000a2',
  name: 'Rhys ap Gwilym',
  email: 'rhys@example.org',
  state: 'shortlisted',
  shown: 'Under Review',
  matchScore: null,
  experienceYears: null,
  availability: null,
  badges: [],
  disabilitySupport: false,
  benefitsTransition: true,
}

export const fullApplication: ResponseOf<typeof readEmployerApplication> = {
  ...application,
  coverLetter: 'Dear Calder Community Care,\n\nI cared for my mother for four years and would like to do it for others.\n\nAmina',
  history: [{ state: 'submitted', at: application.appliedAt, by: 'jobseeker' }],
  match: {
    score: 88,
    modelVersion: '1',
    parts: [
      { part: 'requiredSkills', points: 45, of: 50, known: true, facts: {} },
      { part: 'desirableSkills', points: 13, of: 15, known: true, facts: {} },
      { part: 'experience', points: 12, of: 15, known: true, facts: {} },
      { part: 'travel', points: 10, of: 10, known: true, facts: {} },
      { part: 'hours', points: 8, of: 10, known: false, facts: {} },
    ],
    confidence: 0.9,
    matchingSkills: ['Personal care', 'Cooking'],
    partlySkills: ['NVQ or diploma in care'],
    skillsToDevelop: ['Moving and handling'],
    demands: [],
    raises: [],
    flags: [],
  },
  next: ['under_review', 'shortlisted', 'interview_invited', 'rejected', 'position_closed'],
}
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
