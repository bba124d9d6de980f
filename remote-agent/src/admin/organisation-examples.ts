import type { ListedOrganisation, OrganisationToDecide, Submission } from '@onward/contracts/jobs/admin-organisations'
import { id } from './examples'

/** A green circle on white. */
export const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Ccircle cx=%224%22 cy=%224%22 r=%223%22 fill=%22%230b5b46%22/%3E%3C/svg%3E'
const sent: Submission = {
  id: id(1),
  submittedAt: '2026-11-18T09:12:00.000Z',
  by: 'Zoë Łukasiewicz-Şahin',
  company: { number: 'SC012345', country: 'scotland' },
  charity: { number: '1082947', country: 'england-wales' },
  website: 'https://birch-house-supported-living-and-respite-care.example',
  emailDomain: 'birch-house.example',
  domainCheck: 'different',
  document: { id: id(2), filename: 'Insurance certificate 2026.pdf', bytes: 184_000, uploadedAt: '2026-11-18T09:10:00.000Z' },
  decision: null,
  reason: null,
  decidedAt: null,
}
export const birch: OrganisationToDecide = {
  id: id(3),
  name: 'Birch House Supported Living',
  state: 'submitted',
  version: 4,
  whatWeDo: 'Supported living for adults with a learning disability.',
  website: 'https://birch-house.example',
  sector: 'care-health',
  size: '10-49',
  address: '4 Elm Row, Leeds, LS8 4HT',
  createdAt: '2026-11-17T09:12:00.000Z',
  verifiedAt: null,
  suspendedAt: null,
  suspendedReason: null,
  confident: { level: 'employer', reference: 'DCS004512', expiresOn: '2028-03-01', confirmedAt: null },
  logos: [],
  submissions: [
    sent,
    {
      ...sent,
      id: id(4),
      submittedAt: '2026-11-02T09:12:00.000Z',
      document: null,
      decision: 'sent_back',
      reason: 'The number belongs to another company.\nPlease check it.',
      decidedAt: '2026-11-03T09:12:00.000Z',
    },
  ],
  people: [
    { id: id(5), name: 'Zoë Łukasiewicz-Şahin', role: 'owner', joinedAt: '2026-11-17T09:12:00.000Z' },
    { id: id(6), name: 'Wei Chen', role: 'member', joinedAt: '2026-11-19T09:12:00.000Z' },
  ],
  jobs: { active: 0, waiting: 0, drafts: 2 },
  contact: { name: 'Zoë Łukasiewicz-Şahin', email: 'hello@birch-house.example', phone: '0113 496 0000' },
  flags: [
    {
      check: 'look-alike-domain',
      found: 'birch-house.example',
      other: { id: id(8), name: 'Birchhouse Group', words: 'birchhouse.example' },
    },
    { check: 'same-phone', found: '0113 496 0000', other: { id: id(7), name: 'Birch House Care Ltd', words: '01134960000' } },
    { check: 'free-mail', found: 'gmail.com', other: null },
  ],
  appeal: null,
  textFlags: [],
  sameNumber: [{ id: id(7), name: 'Birch House Care Ltd' }],
  closing: null,
}
export const appealing: OrganisationToDecide = {
  ...birch,
  state: 'refused',
  appeal: {
    about: 'refused',
    words: 'We are registered under our old name, Birch House Homes.',
    note: 'The number belongs to another company.',
    at: '2026-11-20T09:12:00.000Z',
    forAnother: false,
  },
}
/** One whose own words look like a scam. */
export const homeStars: OrganisationToDecide = {
  ...birch,
  name: 'Home Stars Agency',
  whatWeDo: 'We find home workers for leading brands. Earn from day one. Send us a WhatsApp.',
  textFlags: [
    {
      check: 'messaging-app',
      severity: 'hold',
      found: 'WhatsApp',
      passages: [{ field: 'whatWeDo', line: null, start: 70, end: 78 }],
    },
    {
      check: 'pressure',
      severity: 'note',
      found: 'Earn from day one.',
      passages: [{ field: 'whatWeDo', line: null, start: 41, end: 59 }],
    },
  ],
}
export const listed: ListedOrganisation = {
  id: birch.id,
  name: birch.name,
  state: birch.state,
  town: 'Leeds',
  createdAt: birch.createdAt,
  submittedAt: sent.submittedAt,
  domainCheck: sent.domainCheck,
  waits: 'submitted',
  waitingSince: sent.submittedAt,
}
