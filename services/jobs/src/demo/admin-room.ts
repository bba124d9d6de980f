import { checkDomain, type OrganisationSector, readCompanyNumber } from '@onward/contracts'
import { DEMO_CANDIDATES, DEMO_WAITING_EMPLOYERS } from '@onward/contracts/demo'
import type { Tx } from '@onward/database'
import { and, asc, eq } from 'drizzle-orm'
import { jobs, members, organisations, reports, verifications } from '../db/schema'
import { wordsOf } from '../vacancies/edited-words'
import { newJobRow } from '../vacancies/new-job'
import { waitingEdits } from '../vacancies/schema'
import { demoId } from './random'

const HOUR_MS = 3_600_000

interface Profile {
  whatWeDo: string
  website: string
  sector: OrganisationSector
  address: string
  town: string
  postcode: string
}
interface Sent {
  profile: Profile
  companyNumber: string
  emailDomain: string
  hoursAgo: number
}
/** In the order of `DEMO_WAITING_EMPLOYERS`: one that speaks for itself, one that raises questions. */
const SENT: readonly Sent[] = [
  {
    profile: {
      whatWeDo: 'A day nursery for 60 children from six months to school age, with its own kitchen and garden.',
      website: 'https://elm-grove-nursery.example',
      sector: 'education',
      address: '12 Elm Grove',
      town: 'Leeds',
      postcode: 'LS7 3PJ',
    },
    companyNumber: '07311904',
    emailDomain: 'elm-grove-nursery.example',
    hoursAgo: 52,
  },
  {
    profile: {
      whatWeDo: 'We find home workers for leading brands. Earn from day one.',
      website: 'https://sunrise-recruitment.example',
      sector: 'professional',
      address: '',
      town: 'Bradford',
      postcode: '',
    },
    companyNumber: '11042287',
    emailDomain: 'gmail.com',
    hoursAgo: 20,
  },
]

const FORM = {
  title: 'Packing at home',
  department: '',
  location: 'Bradford',
  salary: '£200 a day',
  jobType: 'temporary' as const,
  description: 'Pack gift boxes at home. Send a refundable deposit of £35 for your starter kit, then write to us on WhatsApp.',
  requirements: 'A kitchen table',
  contactEmail: 'sunrise.recruiters@gmail.com',
}

const PLAIN = {
  isDisabilityFriendly: false,
  isRemoteAvailable: true,
  accessibilityFeatures: [],
  benefitsTransitionSupport: false,
  applicationDeadline: null,
}

/** What waits for an administrator of the demo: organisations, new words of an advert, and reports. */
export async function loadAdminRoom(tx: Tx, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const [n, { id: accountId, organisation: name, firstName, lastName }] of DEMO_WAITING_EMPLOYERS.entries()) {
    const sent = SENT[n]
    if (!sent) throw new Error(`Nothing is sent for ${name}`)
    const { profile, companyNumber, emailDomain, hoursAgo } = sent
    const id = demoId(`organisation ${name}`)
    const joinedAt = before(hoursAgo + 1)
    await tx.insert(organisations).values({ id, name, ...profile, createdAt: joinedAt })
    await tx.insert(members).values({ accountId, organisationId: id, firstName, lastName, joinedAt, role: 'owner' })
    await tx.insert(verifications).values({
      id: demoId(`verification of ${name}`),
      organisationId: id,
      submittedAt: before(hoursAgo),
      submittedBy: accountId,
      companyNumber: readCompanyNumber(companyNumber)?.number ?? null,
      website: profile.website,
      emailDomain,
      domainCheck: checkDomain(profile.website, emailDomain),
    })
  }
  const [, { organisation: name }] = DEMO_WAITING_EMPLOYERS
  const posting = {
    organisation: { id: demoId(`organisation ${name}`), name, verified: false },
    postedBy: null,
    isFirstJob: true,
  }
  const job = newJobRow({ ...PLAIN, ...FORM }, { id: demoId(`job of ${name}`), ...posting, others: [], at: before(19) })
  await tx.insert(jobs).values(job)
  await loadEdit(tx, before(6))
  await loadReports(tx, before)
}

const activeOf = async (tx: Tx, employer: string) => {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.company, employer), eq(jobs.state, 'active')))
    .orderBy(asc(jobs.id))
    .limit(1)
  return job
}

/** New words of an advert that is shown: its checks noticed what they ask for. */
async function loadEdit(tx: Tx, savedAt: Date): Promise<void> {
  const job = await activeOf(tx, 'Brightstep Cleaning')
  if (!job) return
  const description = `${job.description}\n\nPlease pay the uniform deposit of £25 before your first shift.`
  await tx.insert(waitingEdits).values({
    jobId: job.id,
    organisationId: job.organisationId,
    words: wordsOf({ ...job, description }),
    kind: 'edited',
    checks: ['fee-asked'],
    byAccount: null,
    savedAt,
  })
}

async function loadReports(tx: Tx, before: (hours: number) => Date): Promise<void> {
  const [first, second, third] = DEMO_CANDIDATES
  const kirkgate = await activeOf(tx, 'Kirkgate Stores')
  const northway = await activeOf(tx, 'Northway Fulfilment')
  const said = [
    [kirkgate, first.id, 'pay-below-minimum', 'At the interview they said the first two weeks are a trial without pay.', 44],
    [kirkgate, second.id, 'not-a-real-job', '', 21],
    [northway, third.id, 'other', 'The link to the bus times does not work.', 9],
  ] as const
  for (const [n, [job, accountId, reason, text, hours]] of said.entries()) {
    if (!job) continue
    await tx
      .insert(reports)
      .values({ id: demoId(`report ${n}`), jobId: job.id, accountId, reason, text, reportedAt: before(hours) })
  }
}
