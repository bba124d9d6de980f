import type { ResponseOf } from '@onward/contracts/endpoint'
import type { Interview } from '@onward/contracts/jobs/interviews'
import type { readCv } from '@onward/contracts/jobseekers/cvs'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import type { EarnedBadge } from '@onward/contracts/learning/learning'
import type { listNotices } from '@onward/contracts/messaging/messaging'
import { analysis, application, cv, profile } from '../testing/examples'

/** Answers of the services in stories and tests of the dashboard. */
const at = '2026-11-20T09:00:00.000Z'
export const person: Profile = { ...profile, dateOfBirthMask: '28/**/****', availability: 'part-time' }
export const newcomer: Profile = {
  ...profile,
  phone: '',
  address: '',
  postcode: '',
  location: '',
  progress: { percent: 33, missing: ['phone', 'location', 'profilePicture', 'dateOfBirth', 'niNumber'] },
}
export const oneBadge: EarnedBadge = {
  credentialId: '55555555-5555-4555-8555-555555555555',
  badge: 'cv-cover-letter-basics',
  way: 'cv-review',
  earnedAt: at,
  revokedAt: null,
}
const [skill] = analysis.detailedAnalysis.skills
export const analysed: ResponseOf<typeof readCv> = {
  cv,
  analysis: {
    ...analysis,
    detailedAnalysis: {
      ...analysis.detailedAnalysis,
      skills: skill
        ? [skill, { ...skill, skill: 'Dementia care', skillId: 'dementia-care', level: 'Advanced', confidence: 95 }]
        : [],
    },
  },
  position: null,
  badgeCompleted: true,
}
const notice = { href: `/applications/${application.id}`, at, readAt: null }
export const notices: ResponseOf<typeof listNotices> = {
  items: [
    {
      ...notice,
      id: '66666666-6666-4666-8666-666666666661',
      seq: 2,
      kind: 'application-state',
      facts: { state: 'under_review', company: application.company, jobTitle: application.jobTitle },
    },
    { ...notice, id: '66666666-6666-4666-8666-666666666662', seq: 1, kind: 'cv-analysed', facts: { score: '72' }, readAt: at },
    {
      ...notice,
      id: '66666666-6666-4666-8666-666666666663',
      seq: 0,
      kind: 'interview-reminder',
      facts: { company: application.company, jobTitle: application.jobTitle },
      readAt: at,
    },
  ],
  nextCursor: null,
  total: 3,
  unread: 1,
  lastSeq: 2,
}
/** Tomorrow, whenever the story is drawn. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
export const interview: Interview = {
  id: '77777777-7777-4777-8777-777777777777',
  applicationId: application.id,
  state: 'confirmed',
  version: 2,
  slots: [tomorrow],
  startsAt: tomorrow,
  minutes: 30,
  way: 'video',
  place: 'https://meet.example.org/calder',
  meet: '',
  bring: '',
  adjustments: '',
  closingWords: '',
  note: '',
  answer: '',
  suggested: [],
  history: [],
}
