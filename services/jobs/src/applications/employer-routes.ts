import {
  addNote,
  CV_GRANT_SECONDS,
  type CvGrant,
  grantCvDownload,
  grantCvWithoutNames,
  listNotes,
  mayMove,
  moveApplication,
  moveApplications,
  nextStates,
  Problem,
  type ResponseOf,
  readEmployerApplication,
  refuseField,
  setAnonymous,
} from '@onward/contracts'
import { announceChange } from '@onward/database'
import { preparePerson, scoreJob } from '@onward/matching'
import { type Call, type ServiceKit, signHandover } from '@onward/service-kit'
import { memberAccounts, requireOrganisation } from '../organisations-store'
import { matchJobOf } from '../vacancies/facts'
import { besideRows } from './beside-store'
import { moveApplicationTo } from './move'
import { askedOfCv, endingText, neededBefore } from './rules'
import {
  grantCv,
  insertNote,
  lastStep,
  lockManyReceived,
  lockReceived,
  namedOffers,
  namedSteps,
  readApplicant,
  readJob,
  readNotes,
  readStart,
  receivedApplication,
  saveAnonymous,
} from './store'
import { employerApplication } from './view'
import { isWithheld, visibleLetter } from './without-names'

type Moved = ResponseOf<typeof moveApplications>['results'][number]

/** One application for the employer who received it, and its steps. */
export function employerApplicationRoutes(kit: ServiceKit): void {
  kit.handle(readEmployerApplication, ({ params, language, now, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      const job = await readJob(tx, application.jobId)
      const person = await readApplicant(tx, application.accountId)
      const match = job && person ? scoreJob(person, matchJobOf(job)) : null
      const beside = (await besideRows(tx, [application.id]))(application.id)
      return {
        ...employerApplication(application, match?.score ?? null, beside, { language, now }),
        coverLetter: visibleLetter(application),
        // Needed to prepare an interview: they come with the name, and go with the ways to reach the person.
        adjustmentsWords: application.anonymous || isWithheld(application) ? '' : application.adjustmentsWords,
        withdrawal: application.withdrawal,
        history: (await namedSteps(tx, application.id)).map(({ step, name }) => ({
          state: step.state,
          at: step.at.toISOString(),
          by: step.byRole,
          name: step.byRole === 'employer' ? name : '',
          reason: step.reason ?? '',
          reasonCode: step.reasonCode,
        })),
        match,
        // A rejection that is on its way is undone first.
        next: beside.toldAt || application.frozen.length > 0 ? [] : nextStates(application.state, 'employer'),
        offers: await namedOffers(tx, application.id),
        start: await readStart(tx, application.id),
        ...(job && { job: { salary: job.salary, location: job.location, type: job.type, state: job.state } }),
      }
    }),
  )

  kit.handle(grantCvDownload, async (call) => {
    const { disclosureId, grant, grantedAt } = await signedGrant(call, false)
    return {
      url: `/api/jobseekers/disclosures/${disclosureId}/cv?grant=${encodeURIComponent(grant)}`,
      expiresAt: new Date(grantedAt.getTime() + CV_GRANT_SECONDS * 1000).toISOString(),
    }
  })
  kit.handle(grantCvWithoutNames, async (call) => {
    const { disclosureId, grant } = await signedGrant(call, true)
    return { disclosureId, grant }
  })
  /** The grant is stored first; its signature is made after the commit and not stored. */
  async function signedGrant(
    { params, now, write }: Pick<Call<typeof grantCvDownload>, 'params' | 'now' | 'write'>,
    withoutNames: boolean,
  ) {
    const granted = await write(async (tx, who) => {
      const { accountId } = who
      const application = await lockReceived(tx, who, params.id)
      // Withdrawing also withdraws the CV.
      if (application.state === 'withdrawn') throw new Problem('not-found')
      // A CV begins with the name, so it is not given while the application is anonymous.
      if (application.anonymous && !withoutNames)
        throw new Problem('state-conflict', { text: 'jobs.application-cv-without-names' })
      const { grantId, organisation } = await grantCv(tx, application, accountId, now)
      const { disclosureId } = application
      const job = await readJob(tx, application.jobId)
      const person = await readApplicant(tx, application.accountId)
      const asked = job && person ? askedOfCv(matchJobOf(job), preparePerson(person).skills) : undefined
      const answer = { grantId, disclosureId, accountId, organisation, asked, grantedAt: now.toISOString() }
      return { resource: `applications/${application.id}`, answer }
    })
    const { grantId, disclosureId, accountId, organisation, asked } = granted
    const facts: CvGrant = {
      grantId,
      disclosureId,
      accountId,
      organisation,
      ...(withoutNames && { withoutNames }),
      ...(asked && { asked }),
    }
    const grantedAt = new Date(granted.grantedAt)
    const grant = await signHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, facts, grantedAt, CV_GRANT_SECONDS)
    return { disclosureId, grant, grantedAt }
  }

  kit.handle(moveApplication, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const application = await lockReceived(tx, who, params.id)
      const ending = endingText(body)
      const needed = neededBefore(body.to)
      if (needed && mayMove(application.state, body.to, 'employer')) throw refuseField('to', needed)
      const move = { to: body.to, by: 'employer', accountId: who.accountId, ...ending, at: now } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      return { resource: `applications/${application.id}`, answer: { state: body.to, version } }
    }),
  )

  kit.handle(moveApplications, ({ body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const move = { to: body.to, by: 'employer', accountId: who.accountId, ...endingText(body), at: now } as const
      const seen = new Map(body.applications.map(({ id, version }) => [id, version]))
      const { rows, frozen } = await lockManyReceived(tx, organisation.id, [...seen.keys()])
      const found = new Map(rows.map((row) => [row.id, row]))
      const results: Moved[] = []
      for (const [id, version] of seen) {
        const row = found.get(id)
        if (!row) {
          results.push({ id, outcome: frozen.has(id) ? 'frozen' : 'not-found', state: null, by: null })
          continue
        }
        const isFresh = row.version === version
        if (isFresh && mayMove(row.state, body.to, 'employer')) {
          await moveApplicationTo(tx, row, version, move)
          results.push({ id, outcome: 'moved', state: body.to, by: 'employer' })
          continue
        }
        const last = await lastStep(tx, id)
        results.push({ id, outcome: isFresh ? 'not-allowed' : 'overtaken', state: row.state, by: last?.byRole ?? null })
      }
      return { resource: `organisations/${organisation.id}/applications`, answer: { results } }
    }),
  )

  // Notes are added, never changed. The applicant's pages do not show them; the download of their data holds the texts.
  kit.handle(listNotes, ({ params, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      return {
        items: (await readNotes(tx, application.id)).map(({ note: { id, text, at, authorId }, name }) => ({
          id,
          text,
          at: at.toISOString(),
          name,
          mine: authorId === who.accountId,
        })),
      }
    }),
  )

  kit.handle(addNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { id: applicationId, organisationId } = await lockReceived(tx, who, params.id)
      const id = await insertNote(tx, { applicationId, authorId: who.accountId, text: body.text, at: now })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['application-note'] })
      return { resource: `applications/${applicationId}`, answer: { id } }
    }),
  )

  // Applies to later applications only, so that nobody can switch it off to see who applied before.
  kit.handle(setAnonymous, ({ params, body: { anonymousUntilShortlist }, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      await saveAnonymous(tx, organisation.id, params.id, anonymousUntilShortlist)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${params.id}`, answer: { anonymousUntilShortlist } }
    }),
  )
}
