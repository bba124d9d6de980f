import { randomUUID } from 'node:crypto'
import { CONSENTS, type Curriculum, EMPTY_CURRICULUM } from '@onward/contracts'
import { aProfile } from '@onward/testing/builders'
import type { Bodies } from './bodies'

const EXPERIENCE = {
  title: 'Cook',
  employer: 'X',
  place: '',
  from: '2019',
  until: '2020-05',
  current: false,
  bullets: ['Cooked'],
}
const FULL_CURRICULUM: Curriculum = {
  ...EMPTY_CURRICULUM,
  links: ['https://example.org/me'],
  work: [EXPERIENCE],
  volunteering: [EXPERIENCE],
  education: [
    { qualification: 'GCSEs', institution: '', from: null, until: '2009', results: [{ subject: 'English', grade: '6' }] },
  ],
  certificates: [{ name: 'Food hygiene', issuer: '', date: '2020' }],
  languages: [{ language: 'Polish', level: 'native' }],
}

export const jobseekersBodies: Bodies = {
  'PUT /api/jobseekers/profile': () =>
    aProfile({ preferredJobTypes: ['Retail'], workLocationPreference: 'remote', skills: ['Till work'], version: 1 }),
  'PATCH /api/jobseekers/profile': () => ({ postcode: 'LS8 4HT', travelMiles: 5, version: 1 }),
  'POST /api/jobseekers/cvs/:id/fill-profile': () => ({
    profile: { firstName: 'A', lastName: 'B', phone: '07700 900123', postcode: 'LS8 4HT', skills: ['Till work'], version: 1 },
    curriculum: FULL_CURRICULUM,
    curriculumVersion: 0,
  }),
  'PUT /api/jobseekers/cvs/:id/visibility': () => ({ visible: true, consentVersion: CONSENTS.pool.version, language: 'en' }),
  'PUT /api/jobseekers/curriculum': () => ({ curriculum: FULL_CURRICULUM, version: 0 }),
  'POST /api/jobseekers/curriculum/cv': () => ({ format: 'docx', language: 'cy' }),
  'POST /api/jobseekers/letters': () => ({
    cvId: randomUUID(),
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'] },
    choices: { tone: 'warm', length: 'short', language: 'en' },
    reword: false,
  }),
  'POST /api/jobseekers/letters/own': () => ({
    cvId: randomUUID(),
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'] },
    language: 'en',
  }),
  'PUT /api/jobseekers/letters/:id': () => ({ body: 'Dear Hiring Manager', version: 1 }),
  'PUT /api/jobseekers/application-drafts/:id': () => ({
    jobTitle: 'Cleaner',
    company: 'Bright Ltd',
    closesOn: '2099-01-01',
    words: { cvId: null, coverLetter: 'x', shareAdjustments: true, adjustmentsWords: 'x', shareBenefitsTransition: false },
    version: 0,
  }),
  'POST /api/jobseekers/practice/questions': () => ({
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'], description: 'Nights' },
  }),
  'PUT /api/jobseekers/practice/answers': () => ({
    job: { id: randomUUID(), title: 'Cleaner', company: 'Bright Ltd' },
    question: { key: 'team', template: 'team', facts: {}, because: [{ from: 'advert', line: 'Cleaning', start: 0, end: 8 }] },
    parts: { situation: 'x', task: '', action: '', result: '', whole: '' },
    version: 0,
  }),
  'PUT /api/jobseekers/writing-help': () => ({
    consent: true,
    consentVersion: CONSENTS['writing-help'].version,
    language: 'en',
  }),
  'POST /api/jobseekers/disclosures': () => ({
    jobId: randomUUID(),
    cvId: randomUUID(),
    coverLetter: '',
    shareAdjustments: true,
    adjustmentsWords: 'x',
    shareBenefitsTransition: true,
  }),
  'PUT /api/jobseekers/work-coach/sharing': () => ({
    cv: true,
    matches: true,
    versions: { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version },
    language: 'cy',
  }),
  'POST /api/jobseekers/profile/from-referral': () => ({
    handover: 'a.b.c',
    currentBenefits: ['Universal Credit'],
    disabilityStatus: 'physical',
    phone: '07700 900123',
    version: 1,
  }),
  'POST /api/jobseekers/proposed-cvs/:id/use': () => ({ makeActive: true }),
  'POST /api/jobseekers/birth-date-reveals': () => ({ handover: 'a.b.c' }),
}
