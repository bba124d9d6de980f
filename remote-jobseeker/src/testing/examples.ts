import type { ResponseOf } from '@onward/contracts/endpoint'
import type {
  BoardJob,
  listMyApplications,
  MatchExplanation,
  MyApplication,
  readBoard,
  readMatchSummary,
} from '@onward/contracts/jobs'
import type { Cv, CvAnalysis, Profile } from '@onward/contracts/jobseekers'

const at = '2026-11-20T09:00:00.000Z'
export const job: BoardJob = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Care Assistant',
  company: 'Calder Community Care',
  department: 'Care',
  location: 'Halifax',
  pay: { minimum: 12.6, maximum: null, period: 'hour' },
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
export const profile: Profile = {
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  email: 'amina@example.org',
  phone: '07700 900123',
  address: '1 High Street',
  postcode: 'HX1 1AA',
  location: '1 High Street, HX1 1AA',
  place: 'Halifax',
  joinedAt: at,
  preferredJobTypes: [],
  workLocationPreference: null,
  availability: null,
  travelMiles: 10,
  skills: [],
  currentBenefits: [],
  disabilityStatus: null,
  accessibilityNeeds: '',
  workplaceFeatures: [],
  workCoachName: '',
  workCoachContact: '',
  salaryExpectation: '',
  education: '',
  previousExperience: '',
  qualifications: '',
  emailNotifications: true,
  smsNotifications: false,
  jobAlerts: true,
  dateOfBirthMask: null,
  pictureUrl: null,
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
  skillsToDevelop: ['First aid'],
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
/** Nothing known of the person yet. */
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
  receipt,
  reason: null,
  noResponseYet: false,
}
export const applications: ResponseOf<typeof listMyApplications> = { items: [application], nextCursor: null, total: 1 }
export const noApplications: typeof applications = { items: [], nextCursor: null, total: 0 }
const point = (code: string, points = 0) => ({ code, text: code, quotes: ['Helped 12 people a day.'], points, facts: {} })
export const analysis: CvAnalysis = {
  engineVersion: '1.0.0',
  score: 72,
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
