import type { ResponseOf } from '@onward/contracts/endpoint'
import type { BoardJob, readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import type { Offer } from '@onward/contracts/jobs/offers'
import type { listMyApplications, MyApplication } from '@onward/contracts/jobs/own-applications'
import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { type Curriculum, type CvFacts, EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import type { previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import type { Letter, LetterShortfall } from '@onward/contracts/jobseekers/letters'
import { type Profile, profile as profileSchema } from '@onward/contracts/jobseekers/profile'
import { is } from 'valibot'

const at = '2026-11-20T09:00:00.000Z'
export const job: BoardJob = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Care Assistant',
  company: 'Calder Community Care',
  department: 'Care',
  location: 'Halifax',
  pay: { minimum: 12.6, maximum: 12.6, period: 'hour' },
  salary: '£12.60 an hour',
  type: 'part-time',
  description: 'Help people at home.',
  requirements: ['Kindness', 'Food hygiene', 'Driving licence', 'Weekends', 'First aid'],
  isRemoteAvailable: false,
  isDisabilityFriendly: true,
  accessibilityFeatures: ['Parking available'],
  workplaceFeatures: [],
  benefitsTransitionSupport: false,
  postedAt: at,
  closesOn: null,
  miles: 3,
  travel: { miles: 3, within: true, wishedMiles: 10, minutes: null },
  open: true,
  match: null,
  saved: false,
  applicationId: null,
}
export const cv: Cv = {
  id: '22222222-2222-4222-8222-222222222222',
  filename: 'amina.pdf',
  fileType: 'pdf',
  fileSize: 40_000,
  isActive: true,
  uploadedAt: at,
  employerVisible: false,
  state: 'analysed',
  refusal: null,
  score: 72,
}
/** Every field of the contract, empty, so that a new one needs no line here. */
const emptyProfile = Object.fromEntries(
  Object.entries(profileSchema.entries).map(([name, entry]) => [
    name,
    [null, '', [], false, 0].find((value) => is(entry, value)),
  ]),
) as unknown as Profile
export const profile: Profile = {
  ...emptyProfile,
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  email: 'amina@example.org',
  phone: '07700 900123',
  address: '1 High Street',
  postcode: 'HX1 1AA',
  location: '1 High Street, HX1 1AA',
  place: 'Halifax',
  joinedAt: at,
  workTimes: [],
  travelMiles: 10,
  emailNotifications: true,
  jobAlerts: true,
  area: 'Halifax, HX1',
  progress: { percent: 78, missing: ['profilePicture'] },
  version: 1,
}
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
export const match: MatchExplanation = {
  score: 92,
  modelVersion: 'test',
  parts: [
    { part: 'requiredSkills', points: 45, of: 50, known: true, facts: { have: '4', of: '5' } },
    { part: 'desirableSkills', points: 12, of: 15, known: false, facts: {} },
    { part: 'experience', points: 15, of: 15, known: true, facts: { title: 'Care worker', job: 'Care Assistant' } },
    { part: 'travel', points: 10, of: 10, known: true, facts: { miles: '3', within: '10' } },
    { part: 'hours', points: 10, of: 10, known: true, facts: { wanted: 'part-time', offered: 'part-time' } },
  ],
  confidence: 0.85,
  matchingSkills: ['Personal care'],
  partlySkills: ['NVQ or diploma in care'],
  skillsToDevelop: ['First aid'],
  demands: [],
  raises: [{ skill: 'First aid', skillId: 'first-aid', points: 5 }],
  flags: [{ feature: 'Parking available', state: 'met' }],
}
export const scoredJob: BoardJob = { ...job, match }
export const summary: ResponseOf<typeof readMatchSummary> = {
  matches: 12,
  averageScore: 85,
  postedToday: 3,
  top: [scoredJob],
  skills: ['Personal care', 'Teamwork'],
  place: 'Halifax',
  travelMiles: 10,
  hasProfile: true,
}
/** An empty profile. */
export const noSummary: typeof summary = {
  ...summary,
  matches: 0,
  averageScore: null,
  postedToday: 0,
  top: [],
  skills: [],
  hasProfile: false,
}
export const board: ResponseOf<typeof readBoard> = {
  items: [scoredJob],
  nextCursor: null,
  total: 1,
  groups: { perfect: 1, strong: 0, growth: 0 },
  places: [],
  suggestedPlaces: [],
  near: 1,
  home: 0,
  further: 0,
  heading: '1 job near Leeds today',
  homeHeading: '',
  nearest: [],
  nearestHeading: '',
  ways: [],
  cards: [],
  plain: null,
  needsPlace: false,
  understood: [],
  didYouMean: null,
  dropped: [],
  foundBy: '',
  grouped: true,
}
export const application: MyApplication = {
  id: '33333333-3333-4333-8333-333333333333',
  jobId: job.id,
  jobTitle: job.title,
  company: job.company,
  location: job.location,
  state: 'submitted',
  shown: 'Application Received',
  appliedAt: at,
  history: [{ state: 'submitted', at, by: 'jobseeker' }],
  cvFilename: cv.filename,
  coverLetter: 'I like to help.',
  shared: { adjustments: false, adjustmentsWords: '', benefitsTransition: false },
  disclosureId: null,
  receipt,
  reason: null,
  withdrawal: null,
  noResponseYet: false,
  offer: null,
  start: null,
}
export const offer: Offer = {
  startsOn: '2099-04-13',
  pay: '£12.80 an hour',
  hours: 'Monday to Friday, 8 in the morning until 2',
  place: 'Calder House, Leeds',
  answerBy: '2099-04-03',
  note: 'Ask us anything about the shifts.',
  version: 2,
  at,
}
export const draft: ApplicationDraft = {
  jobId: job.id,
  jobTitle: job.title,
  company: job.company,
  closesOn: null,
  words: {
    cvId: cv.id,
    coverLetter: 'I like to help.',
    shareAdjustments: true,
    adjustmentsWords: 'A quiet room',
    shareBenefitsTransition: false,
  },
  version: 2,
  savedAt: at,
  closed: null,
}
export const preview: ResponseOf<typeof previewDisclosure> = {
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  phone: profile.phone,
  area: profile.area,
  availability: null,
  experienceYears: 3,
  cvFilename: cv.filename,
}
export const applications: ResponseOf<typeof listMyApplications> = { items: [application], nextCursor: null, total: 1 }
export const noApplications: typeof applications = { items: [], nextCursor: null, total: 0 }
const point = (code: string, points = 0) => ({ code, text: code, quotes: ['Helped 12 people a day.'], points, facts: {} })
export const analysis: CvAnalysis = {
  engineVersion: '1.0.0',
  score: 72,
  scoreWithFirst: 77,
  strengths: [point('contact-email/good')],
  recommendations: [point('contact-phone/fix', 5)],
  weaknesses: [point('contact-phone/weak')],
  detailedAnalysis: {
    content: { score: 70 },
    formatting: { score: 81 },
    skills: [
      { skill: 'Personal care', skillId: 'personal-care', level: 'Intermediate', confidence: 85, quotes: ['Personal care'] },
    ],
    sections: [
      { name: 'contact', score: 50, feedback: [point('contact-email/good')], suggestions: [point('contact-phone/fix', 5)] },
    ],
  },
}
export const olderCv: Cv = {
  ...cv,
  id: '22222222-2222-4222-8222-222222222220',
  filename: 'amina-first.docx',
  isActive: false,
  uploadedAt: '2026-10-02T09:00:00.000Z',
  score: 58,
}
/** Analysis of the older version, without an email address and what the newer one added. */
export const olderAnalysis: CvAnalysis = {
  ...analysis,
  score: 58,
  strengths: [],
  weaknesses: [point('contact-email/weak'), point('contact-phone/weak')],
  detailedAnalysis: { ...analysis.detailedAnalysis, skills: [] },
}
export const letter: Letter = {
  id: '44444444-4444-4444-8444-444444444441',
  cvId: cv.id,
  jobId: job.id,
  jobTitle: job.title,
  company: job.company,
  choices: { tone: 'warm', length: 'standard', language: 'en' },
  body: 'Dear Calder Community Care,\n\nI helped 12 people a day.\n\nAmina Okafor-Reed',
  facts: [
    { text: 'helped 12 people a day', quote: 'Helped 12 people a day.', start: 10, end: 33 },
    { text: 'my work as a carer', quote: 'Carer, 2019 to 2021', start: 40, end: 59 },
  ],
  missing: ['Driving licence'],
  partly: ['Five years of care work'],
  writtenBy: 'rules',
  createdAt: at,
  updatedAt: at,
  version: 1,
}
/** For a CV with too few facts for the job's letter. */
export const shortfall: LetterShortfall = {
  facts: 1,
  missing: ['Driving licence'],
  partly: ['Six months of paid care work'],
  lacks: ['duties', 'skills', 'papers'],
}
const found = <T>(value: T, quote: string, confidence = 0.95) => ({ value, quote, start: 0, end: quote.length, confidence })
export const facts: CvFacts = {
  name: found('Zoë Łukasiewicz-Şahin', 'Zoë Łukasiewicz-Şahin'),
  email: found('zoe@example.org', 'zoe@example.org'),
  phone: found('07700 900456', 'Tel. 07700 900456'),
  town: null,
  postcode: found('HX1', 'Halifax HX1'),
  links: [],
  summary: found('Careful and quick.', 'Careful and quick.'),
  work: [
    {
      title: found('Warehouse Operative', 'Warehouse Operative'),
      employer: found('Airedale Logistics', 'Airedale Logistics', 0.5),
      place: null,
      from: found('2020-01', '01/2020'),
      until: null,
      current: true,
      bullets: [found('Packed 300 orders a shift', '- Packed 300 orders a shift')],
      occupationId: null,
    },
    {
      title: found('Kitchen Porter', 'Kitchen Porter'),
      employer: null,
      place: null,
      from: found('2018', '2018'),
      until: found('2019', '2019'),
      current: false,
      bullets: [],
      occupationId: null,
    },
  ],
  volunteering: [],
  gaps: [],
  education: [],
  skills: [found({ skillId: 'order-picking', name: 'Order picking' }, 'order picking')],
  certificates: [],
  languages: [found({ language: 'Polish', level: 'native' as const }, 'Polish (first language)')],
  interests: [],
}
export const savedCurriculum: Curriculum = {
  ...EMPTY_CURRICULUM,
  summary: 'I like to help.',
  work: [
    { title: 'Carer', employer: 'Home', place: '', from: '2019', until: '2021', current: false, bullets: ['Cooked'] },
    { title: 'Cleaner', employer: 'Mill', place: '', from: '2017', until: '2018', current: false, bullets: [] },
  ],
}
