/** People and organisations that exist only where the demo data is. */
export const DEMO_PASSWORD = 'Onward-demo-2026'
export const DEMO_ACCOUNTS = {
  jobseeker: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'jobseeker@demo.onward.example',
    role: 'user',
    firstName: 'Amina',
    lastName: 'Okafor-Reed',
  },
  employer: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'employer@demo.onward.example',
    role: 'employer',
    firstName: 'Gareth',
    lastName: "O'Brien",
  },
  agent: {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'agent@demo.onward.example',
    role: 'agent',
    staffId: 'LDS-0417',
    firstName: 'Nia',
    lastName: 'Hughes',
  },
  admin: {
    id: '00000000-0000-4000-8000-000000000004',
    email: 'admin@demo.onward.example',
    role: 'admin',
    firstName: 'Morwenna',
    lastName: 'Adeyemi',
  },
} as const
/** What the demo jobseeker sent to the demo employer; four services know of it. */
export const DEMO_APPLICATION = {
  id: '00000000-0000-4000-8000-000000000401',
  disclosureId: '00000000-0000-4000-8000-000000000402',
  jobId: 'f5793d19-891e-4bcd-8686-f2e9a09ef723',
  jobTitle: 'Care Assistant',
  cvFilename: 'amina-okafor-reed-cv.docx',
  /** A week, so that it is of the week before on every day; and how much earlier in that day. */
  daysAgo: 7,
  sentEarlier: 0.2,
  coverLetter: `Dear hiring team,

I would like to work as a care assistant at Kirkstall House. For nearly three years I was a home carer with Harehills Home Support: washing and dressing, meals, medication prompts, and helping people who live with dementia to stay independent. I have the Care Certificate, and I know how to use a hoist with a colleague.

Since then I have served about 120 customers a day in a shop, and learned to stay friendly when the queue is long. Now I would like to come back to care.

Yours faithfully,
Amina Okafor-Reed`,
} as const
export const DEMO_ORGANISATION = { id: '00000000-0000-4000-8000-000000000102', name: 'Calder Community Care' } as const

/** Invented people who let employers find them; they have profiles, CVs and badges, and no accounts to sign in with. */
export const DEMO_CANDIDATES = [
  {
    id: '00000000-0000-4000-8000-000000000501',
    firstName: 'Tomasz',
    lastName: 'Wilk',
    email: 'tomasz.wilk@people.example',
    badges: ['interview-preparation', 'workplace-readiness'],
  },
  {
    id: '00000000-0000-4000-8000-000000000502',
    firstName: 'Farida',
    lastName: 'Nasser',
    email: 'farida.nasser@people.example',
    badges: ['cv-cover-letter-basics', 'interview-preparation', 'workplace-readiness'],
  },
  {
    id: '00000000-0000-4000-8000-000000000503',
    firstName: 'Joel',
    lastName: 'Achebe',
    email: 'joel.achebe@people.example',
    badges: ['workplace-readiness'],
  },
  {
    id: '00000000-0000-4000-8000-000000000504',
    firstName: 'Siobhan',
    lastName: 'Keane',
    email: 'siobhan.keane@people.example',
    badges: ['cv-cover-letter-basics', 'workplace-readiness'],
  },
  {
    id: '00000000-0000-4000-8000-000000000505',
    firstName: 'Marcus',
    lastName: 'Bell',
    email: 'marcus.bell@people.example',
    badges: ['cv-cover-letter-basics'],
  },
  {
    id: '00000000-0000-4000-8000-000000000506',
    firstName: 'Ewa',
    lastName: 'Nowicka',
    email: 'ewa.nowicka@people.example',
    badges: ['interview-preparation'],
  },
  {
    id: '00000000-0000-4000-8000-000000000507',
    firstName: 'Dilys',
    lastName: 'Parry',
    email: 'dilys.parry@people.example',
    badges: ['cv-cover-letter-basics', 'interview-preparation'],
  },
] as const
/** More people whom employers can find, so that counts of them are above the least number. */
export const DEMO_POOL = (
  [
    ['Agnieszka', 'Lis'],
    ['Bilal', 'Chaudhry'],
    ['Carys', 'Pugh'],
    ['Delroy', 'Francis'],
    ['Eilidh', 'Grant'],
    ['Fatou', 'Ceesay'],
    ['Gary', 'Thackray'],
    ['Hana', 'Yilmaz'],
    ['Imran', 'Siddiqui'],
    ['Jo', 'Ramsden'],
    ['Kemi', 'Oladipo'],
    ['Lucy', 'Armitage'],
    ['Mohan', 'Pillai'],
    ['Nadine', 'Brooks'],
    ['Owen', 'Blackburn'],
    ['Petra', 'Novak'],
    ['Rukhsana', 'Mir'],
  ] as const
).map(([firstName, lastName], n) => ({
  id: `00000000-0000-4000-8000-0000000008${String(n + 1).padStart(2, '0')}`,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@people.example`.toLowerCase(),
  badges: ['workplace-readiness'] as const,
}))
/** Employers who wait to be verified; they have no accounts to sign in with. */
export const DEMO_WAITING_EMPLOYERS = [
  {
    id: '00000000-0000-4000-8000-000000000701',
    email: 'ruth@elm-grove-nursery.example',
    firstName: 'Ruth',
    lastName: 'Adebayo',
    organisation: 'Elm Grove Day Nursery',
  },
  {
    id: '00000000-0000-4000-8000-000000000702',
    email: 'sunrise.recruiters@gmail.example',
    firstName: 'Dean',
    lastName: 'Marlow',
    organisation: 'Sunrise Recruitment Partners',
  },
] as const
/** Agents of the same office; nobody knows their passwords. */
export const DEMO_COLLEAGUES = (
  [
    ['LDS-0388', 'Marta', 'Zielińska'],
    ['LDS-0395', 'Gethin', 'Pryce'],
    ['LDS-0402', 'Shabana', 'Iqbal'],
    ['LDS-0411', 'Callum', "O'Rourke"],
    ['LDS-0426', 'Mei Ling', 'Chan'],
  ] as const
).map(([staffId, firstName, lastName], n) => ({
  id: `00000000-0000-4000-8000-00000000060${n + 1}`,
  email: `${staffId}@demo.onward.example`.toLowerCase(),
  role: 'agent' as const,
  staffId,
  firstName,
  lastName,
}))
/** The jobcentre office where the demo agent works. */
export const DEMO_OFFICE = { id: '00000000-0000-4000-8000-000000000501', name: 'Leeds Eastgate Jobcentre' } as const
/** Of the demo agent: invitations that cannot be delivered, which their notices tell of. */
export const DEMO_REFERRALS = {
  bounced: '00000000-0000-4000-8000-000000000611',
  bouncedToo: '00000000-0000-4000-8000-000000000612',
} as const
/** The demo jobseeker's. */
export const DEMO_CASE = '00000000-0000-4000-8000-000000000613'
