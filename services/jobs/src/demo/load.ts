import { DEMO_ACCOUNTS, DEMO_APPLICATION, DEMO_ORGANISATION } from '@onward/contracts/demo'
import { type ApplicationActor, type ApplicationState, isLive } from '@onward/contracts/jobs/application-states'
import type { Database, Tx } from '@onward/database'
import { dayFrom, onDayBefore } from '@onward/service-kit/demo-calendar'
import { findOccupations } from '@onward/taxonomy'
import { and, eq, notExists, sql } from 'drizzle-orm'
import {
  applicationSteps,
  applications,
  jobs,
  logos,
  matchPeople,
  members,
  type NewJobRow,
  offers,
  organisations,
  starts,
} from '../db/schema'
import { positionOf } from '../vacancies/lookups'
import { newJobRow, uncheckedRow } from '../vacancies/new-job'
import { loadAdminRoom } from './admin-room'
import { CALDER_APPLICANTS, CALDER_JOBS, CALDER_PROFILE } from './calder'
import { generateDemoJobs, generateLocalJobs } from './generate'
import { loadInterview, openConversation } from './interviews'
import { demoLogos } from './logos'
import { NEARBY_JOBS } from './nearby'
import { DEMO_EMPLOYERS } from './organisations'
import { demoId } from './random'
import { loadViews } from './views'

export interface DemoContext {
  db: Database
  clock: () => Date
  log?: { info(facts: object, message: string): void }
}

const ROWS_AT_ONCE = 100

/** So many days ago and, of a day that is over, so many hours earlier. */
const postedAt = (now: Date, days: number, hours: number): Date => onDayBefore(now, days, hours / 24)

const actorOf = (state: ApplicationState): ApplicationActor =>
  state === 'submitted' || state === 'interview_scheduled' || state === 'accepted' ? 'jobseeker' : 'employer'

function demoVacancies(now: Date): NewJobRow[] {
  return [...generateDemoJobs(), ...NEARBY_JOBS, ...generateLocalJobs()].map((job, n) => {
    const employer = DEMO_EMPLOYERS[job.employer]
    if (!employer) throw new Error('No such employer')
    return uncheckedRow(
      { ...job.form, applicationDeadline: job.closesInDays === null ? null : dayFrom(now, job.closesInDays) },
      {
        id: demoId(`job ${n}`),
        organisation: { id: demoId(`organisation ${employer.name}`), name: employer.name, verified: true },
        postedBy: null,
        isFirstJob: false,
        others: [],
        // Hours are a column of their own.
        salary: job.form.salary,
        at: postedAt(now, job.postedDaysAgo, job.postedHour),
      },
    )
  })
}

function calderVacancies(now: Date): NewJobRow[] {
  return CALDER_JOBS.map((job) => {
    const row = newJobRow(
      { ...job.form, applicationDeadline: job.closesInDays === null ? null : dayFrom(now, job.closesInDays) },
      {
        id: demoId(`calder ${job.key}`),
        organisation: { id: DEMO_ORGANISATION.id, name: DEMO_ORGANISATION.name, verified: true },
        postedBy: DEMO_ACCOUNTS.employer.id,
        isFirstJob: false,
        others: [],
        // Hours are a column of their own.
        salary: job.form.salary,
        at: postedAt(now, job.postedDaysAgo, 1),
      },
    )
    return {
      ...row,
      state: job.state,
      checks: job.state === 'pending_check' ? row.checks : [],
      closedAt: job.state === 'closed' ? now : null,
    }
  })
}

async function loadApplicants(tx: Tx, now: Date): Promise<void> {
  for (const [n, applicant] of CALDER_APPLICANTS.entries()) {
    const name = `${applicant.firstName} ${applicant.lastName}`
    const accountId = demoId(`applicant ${n}`)
    const id = demoId(`application ${n}`)
    const job = CALDER_JOBS.find((one) => one.key === applicant.job)
    if (!job) throw new Error(`No job ${applicant.job}`)
    const place = positionOf(applicant.area)
    const states: ApplicationState[] = ['submitted', ...applicant.path]
    const state = states[states.length - 1] ?? 'submitted'
    const appliedAt = postedAt(now, applicant.daysAgo, 2)
    // At most one step a day, and none in the future.
    const stepAt = (i: number) => new Date(appliedAt.getTime() + ((now.getTime() - appliedAt.getTime()) * i) / states.length)
    await tx.insert(matchPeople).values({
      accountId,
      version: 0,
      skillIds: [...applicant.skills],
      titles: [...applicant.titles],
      occupationIds: [...new Set(applicant.titles.flatMap((title) => findOccupations(title).map((match) => match.occupationId)))],
      experienceYears: applicant.years,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
      place: place?.name ?? null,
      travelMiles: 12,
      contracts: [applicant.availability],
      updatedAt: now,
    })
    const values = {
      id,
      jobId: demoId(`calder ${job.key}`),
      organisationId: DEMO_ORGANISATION.id,
      accountId,
      disclosureId: demoId(`disclosure ${n}`),
      jobTitle: job.form.title,
      company: DEMO_ORGANISATION.name,
      location: job.form.location,
      state,
      live: isLive(state),
      version: states.length,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      email: `${name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/ś/g, 's')
        .toLowerCase()
        .replace(/[^a-z]+/g, '.')}@people.example`,
      // Ofcom keeps 07700 900000 to 900999 for fiction.
      phone: `07700 900${String(110 + n * 7)}`,
      area: applicant.area,
      availability: applicant.availability,
      experienceYears: applicant.years,
      badges: [...applicant.badges] as string[],
      adjustments: applicant.adjustments ?? false,
      benefitsTransition: applicant.benefitsTransition ?? false,
      coverLetter: `Dear hiring team,\n\n${applicant.letter}\n\nYours faithfully,\n${name}`,
      cvFilename: `${applicant.firstName}-${applicant.lastName}-CV.pdf`,
      cvFileType: 'pdf',
      reason: applicant.reason ?? null,
      // Anonymous until an applicant of this job is shortlisted.
      anonymous:
        job.form.anonymousUntilShortlist === true && !states.some((one) => one !== 'submitted' && one !== 'under_review'),
      appliedAt,
      answeredAt: states.length > 1 ? stepAt(1) : null,
    } as const
    await tx.insert(applications).values(values)
    await loadInterview(tx, values, { path: applicant.path, now, n, daysAgo: applicant.daysAgo })
    await openConversation(tx, values)
    await tx.insert(applicationSteps).values(
      states.map((one, i) => ({
        applicationId: id,
        version: i + 1,
        state: one,
        byRole: actorOf(one),
        byAccount: actorOf(one) === 'jobseeker' ? accountId : DEMO_ACCOUNTS.employer.id,
        reason: one === 'rejected' ? (applicant.reason ?? null) : null,
        at: stepAt(i),
      })),
    )
    if (applicant.offer) await loadOffer(tx, id, applicant.offer, { state, now, madeAt: stepAt(states.indexOf('offered')) })
  }
}

/** The offer, and the first day where the application got that far. */
async function loadOffer(
  tx: Tx,
  applicationId: string,
  { startsInDays, answerInDays, ...texts }: NonNullable<(typeof CALDER_APPLICANTS)[number]['offer']>,
  { state, now, madeAt }: { state: ApplicationState; now: Date; madeAt: Date },
): Promise<void> {
  const dayIn = (days: number) => dayFrom(now, days)
  const startsOn = dayIn(startsInDays)
  const by = DEMO_ACCOUNTS.employer.id
  await tx
    .insert(offers)
    .values({ applicationId, version: 1, startsOn, answerBy: dayIn(answerInDays), ...texts, byAccount: by, at: madeAt })
  if (state === 'placed')
    await tx
      .insert(starts)
      .values({ applicationId, version: 2, startsOn, startedOn: startsOn, confirmedBy: by, confirmedAt: madeAt })
}

/** The demo jobseeker's own application; her skills come from her CV, by an event. */
async function loadOwnApplication(tx: Tx, now: Date): Promise<void> {
  const { id, jobId, disclosureId, jobTitle, coverLetter, cvFilename, daysAgo, sentEarlier } = DEMO_APPLICATION
  const { jobseeker, employer } = DEMO_ACCOUNTS
  const job = CALDER_JOBS.find(({ form }) => form.title === jobTitle)
  const appliedAt = onDayBefore(now, daysAgo, sentEarlier)
  const answeredAt = postedAt(now, daysAgo - 1, 1)
  await tx.insert(applications).values({
    id,
    jobId,
    organisationId: DEMO_ORGANISATION.id,
    accountId: jobseeker.id,
    disclosureId,
    jobTitle,
    company: DEMO_ORGANISATION.name,
    location: job?.form.location ?? '',
    state: 'under_review',
    live: true,
    version: 2,
    firstName: jobseeker.firstName,
    lastName: jobseeker.lastName,
    email: jobseeker.email,
    phone: '',
    area: 'Leeds LS8',
    availability: 'flexible',
    experienceYears: 7,
    badges: ['CV & Cover Letter Basics', 'Interview Preparation'],
    coverLetter,
    cvFilename,
    cvFileType: 'docx',
    reference: 'ONW-7C4D-2KXP',
    appliedAt,
    answeredAt,
  })
  await tx.insert(applicationSteps).values([
    { applicationId: id, version: 1, state: 'submitted', byRole: 'jobseeker', byAccount: jobseeker.id, at: appliedAt },
    { applicationId: id, version: 2, state: 'under_review', byRole: 'employer', byAccount: employer.id, at: answeredAt },
  ])
}

/** Joins the demo employer's account to the demo organisation, whether this data or the account came first. */
async function joinDemoOrganisation(tx: Tx, now: Date): Promise<void> {
  const { id, firstName, lastName } = DEMO_ACCOUNTS.employer
  const [before] = await tx.select({ organisationId: members.organisationId }).from(members).where(eq(members.accountId, id))
  await tx
    .insert(members)
    .values({ accountId: id, organisationId: DEMO_ORGANISATION.id, firstName, lastName, joinedAt: now })
    .onConflictDoUpdate({ target: members.accountId, set: { organisationId: DEMO_ORGANISATION.id } })
  if (!before || before.organisationId === DEMO_ORGANISATION.id) return
  const others = tx.select({ one: sql`1` }).from(members).where(eq(members.organisationId, organisations.id))
  const vacancies = tx.select({ one: sql`1` }).from(jobs).where(eq(jobs.organisationId, organisations.id))
  await tx.delete(organisations).where(and(eq(organisations.id, before.organisationId), notExists(others), notExists(vacancies)))
}

/** Organisations, vacancies and applicants of the demo, dated from now; does nothing when they exist. */
export async function loadDemo(ctx: DemoContext): Promise<void> {
  const now = ctx.clock()
  const loaded = await ctx.db.withSystem(async (tx) => {
    // Several instances may start at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('onward demo jobs', 0))`)
    const [there] = await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.id, DEMO_ORGANISATION.id))
    if (there) return 0
    const createdAt = postedAt(now, 60, 0)
    await tx.insert(organisations).values([
      {
        id: DEMO_ORGANISATION.id,
        name: DEMO_ORGANISATION.name,
        verifiedAt: createdAt,
        createdAt,
        ...CALDER_PROFILE,
        confidentClaimedAt: postedAt(now, 1, 2),
      },
      ...DEMO_EMPLOYERS.map(({ name }) => ({ id: demoId(`organisation ${name}`), name, verifiedAt: createdAt, createdAt })),
    ])
    await tx.insert(logos).values(await demoLogos(postedAt(now, 0, 5)))
    await joinDemoOrganisation(tx, now)
    const rows = [...calderVacancies(now), ...demoVacancies(now)]
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) await tx.insert(jobs).values(rows.slice(i, i + ROWS_AT_ONCE))
    await loadApplicants(tx, now)
    await loadOwnApplication(tx, now)
    await loadViews(tx, now)
    await loadAdminRoom(tx, now)
    return rows.length
  })
  if (loaded > 0) ctx.log?.info({ jobs: loaded, organisations: DEMO_EMPLOYERS.length + 1 }, 'demo jobs')
}
