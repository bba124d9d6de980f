import type { AdvertToCheck } from '@onward/contracts/jobs/admin-adverts'
import { id } from './examples'
import { birch } from './organisation-examples'

export const advert: AdvertToCheck = {
  id: id(10),
  title: 'Care Assistant (nights)',
  company: birch.name,
  organisationId: birch.id,
  location: 'Leeds',
  state: 'pending_check',
  version: 2,
  department: '',
  salary: '£12.60 an hour',
  hoursPerWeek: 30,
  jobType: 'part-time',
  description: 'You will help five people through the night.\n\nA registration fee of £20 is due first. Write to us on WhatsApp.',
  requirements: ['Kindness', 'A driving licence'],
  contactEmail: 'jobs@birch-house.example',
  postedAt: '2026-11-19T09:12:00.000Z',
  closesOn: '2026-12-19',
  postedBy: 'Wei Chen',
  checks: ['first-job', 'fee-asked', 'messaging-app'],
  flags: [
    {
      check: 'fee-asked',
      severity: 'hold',
      passages: [{ field: 'description', line: null, start: 46, end: 85 }],
      found: 'A registration fee of £20 is due first.',
    },
    {
      check: 'messaging-app',
      severity: 'hold',
      passages: [{ field: 'description', line: null, start: 101, end: 109 }],
      found: 'WhatsApp',
    },
    {
      check: 'sender-domain',
      severity: 'note',
      passages: [{ field: 'contactEmail', line: null, start: 0, end: 24 }],
      found: 'jobs@birch-house.example',
    },
  ],
  edit: null,
  organisation: { name: birch.name, state: 'verified', shownBefore: false },
  liveApplications: 0,
}
export const edited: AdvertToCheck = {
  ...advert,
  state: 'active',
  checks: ['fee-asked'],
  flags: advert.flags.slice(0, 1),
  edit: {
    at: '2026-11-20T15:30:00.000Z',
    by: 'Wei Chen',
    changes: [
      { field: 'description', before: 'You will help five people through the night.', after: advert.description },
      { field: 'department', before: '', after: 'Nights' },
    ],
  },
  organisation: { ...advert.organisation, shownBefore: true },
  liveApplications: 3,
}
export const held = {
  id: advert.id,
  title: advert.title,
  company: advert.company,
  organisationId: advert.organisationId,
  location: advert.location,
  heldAt: advert.postedAt,
  isEdit: true,
  checks: [...advert.checks, 'a-check-of-tomorrow'],
  version: advert.version,
  danger: 13,
}
/** What a list of `held` and of a harmless first advert has beside its rows. */
export const heldFacets = {
  reasons: [
    { check: 'first-job' as const, count: 2 },
    { check: 'fee-asked' as const, count: 1 },
  ],
  employers: [{ id: birch.id, name: birch.name, count: 2 }],
}
export const reported = {
  id: id(20),
  jobId: advert.id,
  title: advert.title,
  company: advert.company,
  reportedAt: '2026-11-20T09:12:00.000Z',
  reports: 2,
  reasons: ['asks-for-money' as const, 'not-a-real-job' as const],
}
export const report = {
  id: reported.id,
  decision: null,
  reports: [
    {
      id: id(20),
      reason: 'asks-for-money' as const,
      text: 'They asked me for £20 before the interview.',
      at: '2026-11-20T09:12:00.000Z',
    },
    { id: id(21), reason: 'not-a-real-job' as const, text: '', at: '2026-11-20T10:12:00.000Z' },
  ],
  advert: { ...advert, state: 'active' as const },
}
