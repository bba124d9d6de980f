import type { Candidate, SentInvitation } from '@onward/contracts/jobs/pool'

export const candidate: Candidate = {
  id: '00000000-0000-8000-8000-00000000c001',
  code: 'K7M2Q',
  score: 92,
  reasons: [
    { kind: 'skills', have: 3, of: 4 },
    { kind: 'work', title: 'care assistant' },
    { kind: 'years' },
    { kind: 'travel' },
    { kind: 'hours' },
  ],
  matchingSkills: ['Personal care', 'Communication', 'Teamwork'],
  otherSkills: ['Food hygiene', 'Till work'],
  skillsToDevelop: ['Moving and handling'],
  badges: ['interview-preparation', 'workplace-readiness'],
  area: 'Leeds, LS6',
  availability: 'weekends',
  invitation: null,
}
/** A person with almost no data. */
export const sparse: Candidate = {
  ...candidate,
  id: '00000000-0000-8000-8000-00000000c002',
  code: 'B4T9R',
  score: 61,
  reasons: [{ kind: 'skills', have: 1, of: 4 }],
  matchingSkills: ['Communication'],
  otherSkills: [],
  skillsToDevelop: [],
  badges: ['cv-cover-letter-basics'],
  area: null,
  availability: null,
}
export const sent: SentInvitation = {
  id: '00000000-0000-4000-8000-00000000d001',
  candidateId: candidate.id,
  code: candidate.code,
  jobId: '00000000-0000-4000-8000-00000000d009',
  jobTitle: 'Care assistant',
  score: 92,
  message: 'Hello,\n\nwe would be glad to hear from you.',
  state: 'sent',
  sentAt: '2026-11-18T09:00:00.000Z',
  sentBy: 'Gareth O’Brien',
  expiresAt: '2026-12-02T09:00:00.000Z',
  answeredAt: null,
  person: null,
  applicationId: null,
}
export const accepted: SentInvitation = {
  ...sent,
  id: '00000000-0000-4000-8000-00000000d002',
  state: 'accepted',
  answeredAt: '2026-11-19T09:00:00.000Z',
  person: { name: 'Zoë Łukasiewicz-Şahin', email: 'zoe@people.example', phone: '07700 900123' },
}
