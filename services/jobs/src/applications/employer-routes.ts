import { randomUUID } from 'node:crypto'
import {
  APPLICATION_LABELS,
  type badgeBand,
  CV_GRANT_SECONDS,
  type CvGrant,
  type EmployerApplication,
  grantCvDownload,
  listEmployerApplications,
  moveApplication,
  nextStates,
  Problem,
  readEmployerApplication,
} from '@onward/contracts'
import { APPLICATION_STATES, type ApplicationState, statusFilterValue } from '@onward/contracts/application-states'
import { type MatchJob, type MatchPerson, preparePerson, scoreJob, scoreOnly } from '@onward/matching'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { applicantMatch } from '../board/person'
import { readCursor, writeCursor } from '../cursor'
import { type ApplicationRow, applicationSteps, applications, cvGrants, jobs, matchPeople } from '../db/schema'
import { ownOrganisation, requireOrganisation } from '../organisations'
import { contains } from '../search'
import { matchJobOf } from '../vacancies/facts'
import { WORDS } from '../words'
import { moveApplicationTo } from './move'

const LIST = 'employer-applications'

/** States that an employer reads as this status. */
const statesShownAs = (status: string): ApplicationState[] =>
  APPLICATION_STATES.filter((state) => statusFilterValue(APPLICATION_LABELS[state].employer) === status)

/** The opt-ins of the application are shown to the employer and are never a filter, a sort key or a part of the score. */
function employerApplication(row: ApplicationRow, matchScore: number | null): EmployerApplication {
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    phone: row.phone,
    location: row.area,
    availability: row.availability,
    experienceYears: row.experienceYears,
    state: row.state,
    shown: APPLICATION_LABELS[row.state].employer,
    appliedAt: row.appliedAt.toISOString(),
    matchScore,
    badges: row.badges,
    disabilitySupport: row.adjustments,
    benefitsTransition: row.benefitsTransition,
    cvFilename: row.cvFilename,
  }
}

const scoreFor = (person: MatchPerson | null, job: MatchJob): number | null =>
  person ? scoreOnly(preparePerson(person), job) : null

const badgeCount = sql`cardinality(${applications.badges})`
/** `badgeBand` in SQL. */
const BADGE_FILTERS: Readonly<Record<ReturnType<typeof badgeBand>, SQL>> = {
  high: sql`${badgeCount} >= 3`,
  medium: sql`${badgeCount} = 2`,
  low: sql`${badgeCount} <= 1`,
}

export function registerEmployerApplications(kit: ServiceKit): void {
  kit.handle(listEmployerApplications, ({ query, language, read }) =>
    read(async (tx, who) => {
      const after = readCursor(LIST, 1, query.cursor, WORDS[language].badCursor)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      const filters: (SQL | undefined)[] = [eq(applications.organisationId, organisation.id)]
      if (query.jobId) filters.push(eq(applications.jobId, query.jobId))
      if (query.status !== 'all') filters.push(inArray(applications.state, statesShownAs(query.status)))
      if (query.badges !== 'all') filters.push(BADGE_FILTERS[query.badges])
      if (query.q) {
        filters.push(
          or(
            contains(sql`${applications.firstName} || ' ' || ${applications.lastName}`, query.q),
            contains(applications.email, query.q),
          ),
        )
      }
      const [all] = await tx
        .select({ total: count() })
        .from(applications)
        .where(and(...filters))
      if (after) {
        filters.push(
          sql`(${applications.appliedAt}, ${applications.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`,
        )
      }
      const rows = await tx
        .select({ application: applications, job: jobs, person: matchPeople })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .leftJoin(matchPeople, eq(matchPeople.accountId, applications.accountId))
        .where(and(...filters))
        .orderBy(desc(applications.appliedAt), desc(applications.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page[page.length - 1]
      return {
        items: page.map(({ application, job, person }) =>
          employerApplication(application, scoreFor(applicantMatch(person), matchJobOf(job))),
        ),
        nextCursor:
          rows.length > page.length && last
            ? writeCursor(LIST, [last.application.appliedAt.getTime(), last.application.id])
            : null,
        total: all?.total ?? 0,
      }
    }),
  )

  kit.handle(readEmployerApplication, ({ params, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const [found] = await tx
        .select({ application: applications, job: jobs, person: matchPeople })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .leftJoin(matchPeople, eq(matchPeople.accountId, applications.accountId))
        .where(and(eq(applications.id, params.id), eq(applications.organisationId, organisation.id)))
      if (!found) throw new Problem('not-found')
      const { application } = found
      const person = applicantMatch(found.person)
      const match = person ? scoreJob(person, matchJobOf(found.job)) : null
      const steps = await tx
        .select()
        .from(applicationSteps)
        .where(eq(applicationSteps.applicationId, application.id))
        .orderBy(asc(applicationSteps.version))
      return {
        ...employerApplication(application, match?.score ?? null),
        coverLetter: application.coverLetter,
        // Needed to make an interview fit; nobody needs it once the person has withdrawn.
        adjustmentsWords: application.state === 'withdrawn' ? '' : application.adjustmentsWords,
        withdrawal: application.withdrawal,
        history: steps.map((step) => ({ state: step.state, at: step.at.toISOString(), by: step.byRole })),
        match,
        next: nextStates(application.state, 'employer'),
        version: application.version,
      }
    }),
  )

  kit.handle(moveApplication, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who, language)
      if (body.to === 'rejected' && !body.reason) {
        const message = WORDS[language].reasonNeeded
        throw new Problem('invalid-input', message, [{ field: 'reason', message }])
      }
      const [application] = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.organisationId, organisation.id)))
        .for('update')
      if (!application) throw new Problem('not-found')
      const { version } = await moveApplicationTo(tx, application, body.version, {
        to: body.to,
        by: 'employer',
        accountId: who?.accountId ?? null,
        // Words for the applicant belong to a rejection or a closing alone.
        reason: body.to === 'rejected' || body.to === 'position_closed' ? body.reason || null : null,
        at: now,
        language,
      })
      return { resource: `applications/${application.id}`, answer: { state: body.to, version } }
    }),
  )

  kit.handle(grantCvDownload, async ({ params, now, language, write }) => {
    const granted = await write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who, language)
      const [application] = await tx
        .select({ id: applications.id, disclosureId: applications.disclosureId, state: applications.state })
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.organisationId, organisation.id)))
      // Withdrawing takes the CV back.
      if (!application || application.state === 'withdrawn' || !who) throw new Problem('not-found')
      const grantId = randomUUID()
      const expiresAt = new Date(now.getTime() + CV_GRANT_SECONDS * 1000)
      await tx.insert(cvGrants).values({
        id: grantId,
        applicationId: application.id,
        disclosureId: application.disclosureId,
        accountId: who.accountId,
        organisationId: organisation.id,
        grantedAt: now,
        expiresAt,
      })
      // The signed link itself is made after the commit and kept nowhere.
      return {
        resource: `applications/${application.id}`,
        answer: {
          grantId,
          disclosureId: application.disclosureId,
          accountId: who.accountId,
          organisation: organisation.name,
          grantedAt: now.toISOString(),
        },
      }
    })
    const { grantId, disclosureId, accountId, organisation } = granted
    const say: CvGrant = { grantId, disclosureId, accountId, organisation }
    const grantedAt = new Date(granted.grantedAt)
    const grant = await signHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, say, grantedAt, CV_GRANT_SECONDS)
    return {
      url: `/api/jobseekers/disclosures/${disclosureId}/cv?grant=${encodeURIComponent(grant)}`,
      expiresAt: new Date(grantedAt.getTime() + CV_GRANT_SECONDS * 1000).toISOString(),
    }
  })
}
