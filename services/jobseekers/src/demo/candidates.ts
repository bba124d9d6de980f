import type { Curriculum, Profile } from '@onward/contracts'
import { CONSENTS, DEMO_CANDIDATES, EMPTY_CURRICULUM } from '@onward/contracts'
import { cvPdf } from '@onward/documents'
import { giveConsent } from '../consents/consents'
import { enqueueAnalysis } from '../cvs/analyse-task'
import { cvs, profiles } from '../db/schema'
import { tellMatchProfile } from '../profile/match-profile'
import { showOnly } from '../visibility/routes'
import type { DemoContext } from './context'

const DAY_MS = 24 * 60 * 60 * 1000

interface DemoCandidate {
  firstName: string
  lastName: string
  postcode: string
  travelMiles: number
  availability: NonNullable<Profile['availability']>
  skills: string[]
  summary: string
  work: [title: string, employer: string, place: string, from: string, until: string | null, ...bullets: string[]][]
}
/** In the order of `DEMO_CANDIDATES`. */
const PEOPLE: readonly DemoCandidate[] = [
  {
    firstName: 'Tomasz',
    lastName: 'Wilk',
    postcode: 'LS12 3AA',
    travelMiles: 12,
    availability: 'full-time',
    skills: ['Care work', 'Personal care', 'Communication', 'Teamwork', 'Moving and handling people'],
    summary: 'Care assistant with four years in a home for older people. Patient, careful with notes, and good with families.',
    work: [
      [
        'Care assistant',
        'Beech Grove',
        'Leeds',
        '2022-01',
        '2026-08',
        'Helped ten residents with washing, dressing and meals',
        'Taught two new colleagues to use hoists safely',
      ],
      ['Warehouse operative', 'Aire Parcels', 'Leeds', '2019-05', '2021-12', 'Packed 90 orders an hour in a team of eight'],
    ],
  },
  {
    firstName: 'Farida',
    lastName: 'Nasser',
    postcode: 'LS7 4BB',
    travelMiles: 10,
    availability: 'part-time',
    skills: ['Care work', 'Personal care', 'Communication', 'Teamwork', 'Dementia care', 'First aid'],
    summary: 'I cared for my father with dementia for six years and now want to do this work for others.',
    work: [
      [
        'Family carer',
        'At home',
        'Leeds',
        '2019-02',
        '2025-11',
        'Planned medicines, meals and visits for a person with dementia',
        'Worked with nurses and a social worker',
      ],
      [
        'Sales assistant',
        'Roundhay Pharmacy',
        'Leeds',
        '2015-03',
        '2019-01',
        'Served 60 customers a day and kept the prescription shelf in order',
      ],
    ],
  },
  {
    firstName: 'Joel',
    lastName: 'Achebe',
    postcode: 'LS11 6CC',
    travelMiles: 20,
    availability: 'full-time',
    skills: ['Care work', 'Personal care', 'Full UK driving licence', 'Record keeping', 'Medication', 'Communication'],
    summary: 'Home care worker with a car and three years on early rounds. Nobody of mine was ever left without a visit.',
    work: [
      [
        'Home care worker',
        'Near You Care',
        'Leeds',
        '2023-03',
        '2026-09',
        'Visited eight people each morning by car',
        'Gave and recorded medication for five of them',
      ],
      ['Delivery driver', 'Moor Foods', 'Bradford', '2020-06', '2023-02', 'Drove 25 drops a day and kept the paperwork'],
    ],
  },
  {
    firstName: 'Siobhan',
    lastName: 'Keane',
    postcode: 'BD9 5DD',
    travelMiles: 15,
    availability: 'flexible',
    skills: ['Cooking for groups', 'Food hygiene certificate', 'Allergen awareness', 'Stock control', 'Teamwork'],
    summary:
      'Cook for large groups in schools and a community kitchen. Soft diets, halal and vegan menus, and nothing thrown away.',
    work: [
      [
        'School cook',
        'Heaton Primary',
        'Bradford',
        '2018-09',
        '2026-07',
        'Cooked 210 lunches a day with two assistants',
        'Kept allergen lists and the stock of the dry store',
      ],
      ['Kitchen volunteer', 'Open Table', 'Bradford', '2016-01', '2018-08', 'Cooked for 60 guests every Sunday'],
    ],
  },
  {
    firstName: 'Marcus',
    lastName: 'Bell',
    postcode: 'LS6 2EE',
    travelMiles: 8,
    availability: 'full-time',
    skills: ['Administration', 'Microsoft Office', 'Data entry', 'Written communication', 'Excel', 'Diary management'],
    summary: 'Administrator with five years in a busy surgery. I like a tidy inbox and a form that people understand.',
    work: [
      [
        'Medical receptionist',
        'Headingley Practice',
        'Leeds',
        '2020-02',
        '2025-12',
        'Typed letters and kept 9,000 records up to date',
        'Booked rooms and diaries for six doctors',
      ],
      [
        'Data entry clerk',
        'Aire Insurance',
        'Leeds',
        '2018-01',
        '2020-01',
        'Entered 150 forms a day with fewer than one mistake in a hundred',
      ],
    ],
  },
  {
    firstName: 'Ewa',
    lastName: 'Nowicka',
    postcode: 'HX1 5FF',
    travelMiles: 20,
    availability: 'shift-work',
    skills: [
      'Person-centred care',
      'Communication',
      'Safeguarding',
      'Teamwork',
      'Learning disability support',
      'Driving licence',
    ],
    summary: 'Support worker for adults with learning disabilities. I ask people what they want first, and then we plan it.',
    work: [
      [
        'Support worker',
        'Bright Doors',
        'Halifax',
        '2021-04',
        '2026-06',
        'Supported four adults to shop, cook and travel on their own',
        'Wrote risk assessments and daily notes',
      ],
      ['Teaching assistant', 'Skircoat School', 'Halifax', '2017-09', '2021-03', 'Worked one to one with two pupils'],
    ],
  },
  {
    firstName: 'Dilys',
    lastName: 'Parry',
    postcode: 'BD3 7GG',
    travelMiles: 12,
    availability: 'weekends',
    skills: ['Communication', 'Group work', 'Organising your own work', 'Dementia care', 'Event planning', 'Singing'],
    summary: 'I ran a community choir and art afternoons for older people, and would like to do that as my work.',
    work: [
      [
        'Activities coordinator',
        'Undercliffe Centre',
        'Bradford',
        '2019-05',
        '2026-05',
        'Planned music, art and chair exercise for 30 people a week',
        'Ran a memory group for people with dementia',
      ],
      ['Shop assistant', 'Wool and More', 'Bradford', '2014-02', '2019-04', 'Served customers and ran a knitting evening'],
    ],
  },
]

/** A made-up number that names nobody: Ofcom keeps 07700 900000 to 900999 for fiction. */
const phoneOf = (n: number) => `07700 900${800 + n}`
const cvIdOf = (n: number) => `00000000-0000-4000-8000-0000000006${String(n + 1).padStart(2, '0')}`

const curriculumOf = ({ summary, work }: DemoCandidate): Curriculum => ({
  ...EMPTY_CURRICULUM,
  summary,
  work: work.map(([title, employer, place, from, until, ...bullets]) => ({
    title,
    employer,
    place,
    from,
    until,
    current: until === null,
    bullets,
  })),
})

/** People of the demo who agreed to be found, each with a profile and a CV that is read like any other. Loading it twice changes nothing. */
export async function loadCandidates({ db, clock, files }: DemoContext): Promise<void> {
  const now = clock()
  for (const [n, { id: accountId, email }] of DEMO_CANDIDATES.entries()) {
    const person = PEOPLE[n]
    if (!person) throw new Error(`No person for ${email}`)
    const { firstName, lastName, postcode, travelMiles, availability, skills } = person
    const cvId = cvIdOf(n)
    const filename = `${firstName}-${lastName}-CV.pdf`
    const filePath = `cvs/${accountId}/${cvId}-${filename}`
    const facts = {
      isJobseeker: true,
      firstName,
      lastName,
      email,
      phone: phoneOf(n),
      postcode,
      travelMiles,
      availability,
      skills,
    }
    const made = await db.withSystem(async (tx) => {
      const rows = await tx
        .insert(profiles)
        .values({
          ...facts,
          accountId,
          address: '1 Example Street',
          preferredJobTypes: [],
          joinedAt: new Date(now.getTime() - (30 + n) * DAY_MS),
          version: 1,
          registeredVersion: -1,
          emailVersion: -1,
          matchVersion: 0,
        })
        .onConflictDoNothing()
        .returning({ accountId: profiles.accountId })
      return rows.length > 0
    })
    if (!made) continue
    const contact = [postcode, facts.phone, email]
    const name = `${firstName} ${lastName}`
    const bytes = Buffer.from(await cvPdf({ language: 'en', name, contact, skills, curriculum: curriculumOf(person) }))
    if (!(await files.has(filePath))) await files.put(filePath, bytes)
    await db.withSystem(async (tx) => {
      await tx.insert(cvs).values({
        id: cvId,
        accountId,
        filename,
        filePath,
        fileType: 'pdf',
        fileSize: bytes.length,
        isActive: false,
        uploadedAt: new Date(now.getTime() - 20 * DAY_MS),
        state: 'waiting',
      })
      await enqueueAnalysis(tx, cvId)
      await tellMatchProfile(tx, accountId, now)
      await giveConsent(tx, accountId, 'pool', { consentVersion: CONSENTS.pool.version, language: 'en' }, now)
      await showOnly(tx, accountId, cvId)
    })
  }
}
