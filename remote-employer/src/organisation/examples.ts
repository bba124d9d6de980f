import type { OwnOrganisation } from '@onward/contracts/jobs/organisation'

/** A green circle on white. */
export const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Ccircle cx=%224%22 cy=%224%22 r=%223%22 fill=%22%230b5b46%22/%3E%3C/svg%3E'
/** An organisation for stories and tests. */
export const CALDER: OwnOrganisation = {
  id: '00000000-0000-4000-8000-000000000102',
  name: 'Calder Community Care',
  whatWeDo: 'We help older people in Calderdale to live in their own homes.\nWe train everybody who starts with us.',
  website: 'https://www.calder.example',
  sector: 'care-health',
  size: '50-249',
  address: 'Calder House, 1 Mill Lane',
  town: 'Halifax',
  postcode: 'HX1 1AA',
  contactName: 'Gareth O’Brien',
  contactEmail: 'jobs@calder.example',
  contactPhone: '01422 496 0000',
  version: 3,
  confident: { level: 'employer', reference: 'DCS012345', expiresOn: '2098-05-01', confirmedAt: null },
  verification: {
    state: 'verified',
    reason: null,
    submittedAt: '2026-11-02T09:00:00.000Z',
    decidedAt: '2026-11-03T10:00:00.000Z',
    company: { number: '01234567', country: 'england-wales' },
    charity: null,
    domainCheck: 'match',
    document: null,
  },
  logo: { shown: null, waiting: null, refusal: null },
  role: 'owner',
  members: [
    {
      id: '00000000-0000-4000-8000-00000000f001',
      name: 'Amina Okafor-Reed',
      role: 'owner',
      joinedAt: '2026-10-01T09:00:00.000Z',
      you: true,
    },
    {
      id: '00000000-0000-4000-8000-00000000f002',
      name: 'Noor Khan',
      role: 'member',
      joinedAt: '2026-11-10T09:00:00.000Z',
      you: false,
    },
  ],
  invitations: [
    {
      id: '00000000-0000-4000-8000-00000000f0a1',
      email: 'siobhan.llewellyn-featherstone@calder-community-care.example',
      role: 'member',
      invitedAt: '2026-11-19T09:00:00.000Z',
      expiresAt: '2026-11-26T09:00:00.000Z',
      expired: false,
    },
    {
      id: '00000000-0000-4000-8000-00000000f0a2',
      email: 'tom@calder.example',
      role: 'owner',
      invitedAt: '2026-11-01T09:00:00.000Z',
      expiresAt: '2026-11-08T09:00:00.000Z',
      expired: true,
    },
  ],
}
const UNSENT: OwnOrganisation['verification'] = {
  ...CALDER.verification,
  state: 'not_started',
  submittedAt: null,
  decidedAt: null,
  company: null,
  domainCheck: null,
}
/** A newly registered organisation. */
export const NEW_ORGANISATION: OwnOrganisation = {
  ...CALDER,
  whatWeDo: '',
  website: '',
  sector: null,
  size: null,
  address: '',
  town: '',
  postcode: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  version: 1,
  confident: { level: 'none', reference: '', expiresOn: null, confirmedAt: null },
  verification: UNSENT,
  members: CALDER.members.slice(0, 1),
  invitations: [],
}
export const SENT_BACK: OwnOrganisation = {
  ...CALDER,
  verification: {
    ...CALDER.verification,
    state: 'sent_back',
    reason: 'The company number belongs to another company.\nPlease check it, or send us a letter with your name on it.',
    domainCheck: 'free-mail',
    document: {
      id: '00000000-0000-4000-8000-00000000f0d1',
      filename: 'insurance 2026.pdf',
      bytes: 184_000,
      uploadedAt: '2026-11-02T08:00:00.000Z',
    },
  },
}
