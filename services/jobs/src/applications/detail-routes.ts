import { randomUUID } from 'node:crypto'
import {
  CV_GRANT_SECONDS,
  type CvGrant,
  grantCvDownload,
  grantCvWithoutNames,
  nextStates,
  Problem,
  readEmployerApplication,
} from '@onward/contracts'
import { scoreJob } from '@onward/matching'
import { type Call, type ServiceKit, signHandover } from '@onward/service-kit'
import { asc, eq, sql } from 'drizzle-orm'
import { applicantMatch } from '../board/person'
import { applicationSteps, cvGrants, jobs, matchPeople } from '../db/schema'
import { matchJobOf } from '../vacancies/facts'
import { offerShown, readOffers, readStart } from './offers'
import { lockedApplication, receivedApplication } from './own'
import { employerApplication } from './shown'
import { wordsShown } from './withhold'

/** First and last name of a colleague; empty for somebody who has left. */
const colleague = (column: unknown) => sql<string>`coalesce(jobs.colleague_name(${column}), '')`

export function registerApplicationDetail(kit: ServiceKit): void {
  kit.handle(readEmployerApplication, ({ params, language, now, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      const [job] = await tx.select().from(jobs).where(eq(jobs.id, application.jobId))
      const [facts] = await tx.select().from(matchPeople).where(eq(matchPeople.accountId, application.accountId))
      const person = applicantMatch(facts ?? null)
      const match = job && person ? scoreJob(person, matchJobOf(job)) : null
      const steps = await tx
        .select({ step: applicationSteps, name: colleague(applicationSteps.byAccount) })
        .from(applicationSteps)
        .where(eq(applicationSteps.applicationId, application.id))
        .orderBy(asc(applicationSteps.version))
      const offers = await readOffers(tx, application.id)
      const names = await tx.execute<{ account: string; name: string }>(sql`
        select distinct o.by_account as account, ${colleague(sql`o.by_account`)} as name from jobs.offers o
        where o.application_id = ${application.id}`)
      const nameOf = new Map(names.map(({ account, name }) => [account, name]))
      return {
        ...employerApplication(application, match?.score ?? null, { language, now }),
        coverLetter: wordsShown(application, application.coverLetter),
        // Needed to make an interview fit; nobody needs it once the person has withdrawn.
        adjustmentsWords: application.state === 'withdrawn' ? '' : wordsShown(application, application.adjustmentsWords),
        withdrawal: application.withdrawal,
        history: steps.map(({ step, name }) => ({
          state: step.state,
          at: step.at.toISOString(),
          by: step.byRole,
          name: step.byRole === 'employer' ? name : '',
          reason: step.reason ?? '',
          reasonCode: step.reasonCode,
        })),
        match,
        next: nextStates(application.state, 'employer'),
        offers: offers.map((row) => ({ ...offerShown(row), name: nameOf.get(row.byAccount) ?? '' })),
        start: await readStart(tx, application.id),
        ...(job && { job: { salary: job.salary, location: job.location, type: job.type } }),
      }
    }),
  )

  /** Writes down that a CV may be fetched, as it is or as its words without names; what is signed is made after the commit and kept nowhere. */
  const grantCv = async (
    { params, now, write }: Pick<Call<typeof grantCvDownload>, 'params' | 'now' | 'write'>,
    withoutNames: boolean,
  ) => {
    const granted = await write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      // Withdrawing takes the CV back.
      if (application.state === 'withdrawn') throw new Problem('not-found')
      // A CV begins with a name.
      if (application.anonymous && !withoutNames)
        throw new Problem('state-conflict', { text: 'jobs.application-cv-without-names' })
      const { disclosureId, organisationId } = application
      const grantId = randomUUID()
      const expiresAt = new Date(now.getTime() + CV_GRANT_SECONDS * 1000)
      await tx.insert(cvGrants).values({
        id: grantId,
        applicationId: application.id,
        disclosureId,
        accountId,
        organisationId,
        grantedAt: now,
        expiresAt,
      })
      const [own] = await tx.execute<{ name: string }>(sql`select name from jobs.organisations where id = ${organisationId}`)
      return {
        resource: `applications/${application.id}`,
        answer: { grantId, disclosureId, accountId, organisation: own?.name ?? '', grantedAt: now.toISOString() },
      }
    })
    const { grantId, disclosureId, accountId, organisation } = granted
    const say: CvGrant = { grantId, disclosureId, accountId, organisation, ...(withoutNames && { withoutNames }) }
    const grantedAt = new Date(granted.grantedAt)
    const grant = await signHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, say, grantedAt, CV_GRANT_SECONDS)
    return { disclosureId, grant, grantedAt }
  }
  kit.handle(grantCvDownload, async (call) => {
    const { disclosureId, grant, grantedAt } = await grantCv(call, false)
    return {
      url: `/api/jobseekers/disclosures/${disclosureId}/cv?grant=${encodeURIComponent(grant)}`,
      expiresAt: new Date(grantedAt.getTime() + CV_GRANT_SECONDS * 1000).toISOString(),
    }
  })
  kit.handle(grantCvWithoutNames, async (call) => {
    const { disclosureId, grant } = await grantCv(call, true)
    return { disclosureId, grant }
  })
}
