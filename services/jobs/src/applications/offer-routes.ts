import {
  answerOffer,
  confirmStart,
  correctOffer,
  type Language,
  makeOffer,
  OFFER_DAYS_AHEAD,
  type OfferDetails,
  Problem,
  recordStart,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { dayOf } from '../day'
import { type ApplicationRow, applications, jobs, offers, starts } from '../db/schema'
import { memberAccounts } from '../organisations'
import { moveApplicationTo, overtakenBy } from './move'
import { readOffers, readStart } from './offers'
import { lockedApplication } from './own'
import { APPLICATION_WORDS } from './words'

const DAY_MS = 24 * 60 * 60 * 1000

const refuse = (field: string, message: string) => new Problem('invalid-input', message, [{ field, message }])

/** A day that is to come, or today, and within a year. */
function checkDay(field: string, day: string, now: Date, language: Language): void {
  const words = APPLICATION_WORDS[language]
  if (day < dayOf(now)) throw refuse(field, words.dayOver)
  if (day > dayOf(new Date(now.getTime() + OFFER_DAYS_AHEAD * DAY_MS))) throw refuse(field, words.dayTooFar)
}

function checkDetails(details: OfferDetails, now: Date, language: Language): OfferDetails {
  checkDay('startsOn', details.startsOn, now, language)
  checkDay('answerBy', details.answerBy, now, language)
  if (details.answerBy > details.startsOn) throw refuse('answerBy', APPLICATION_WORDS[language].answerAfterStart)
  const { startsOn, pay, hours, place, answerBy, note } = details
  return { startsOn, pay, hours, place, answerBy, note }
}

async function tellOffer(
  tx: Tx,
  application: ApplicationRow,
  version: number,
  about: 'corrected' | 'start-confirmed',
  startsOn: string,
): Promise<void> {
  const { id, accountId, jobTitle, company, organisationId } = application
  await emitEvent(tx, 'offer.changed', id, version, { applicationId: id, accountId, jobTitle, company, about, startsOn })
  await announceChange(tx, { accountIds: [accountId], changed: ['application', 'interview'] })
  await announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['application', 'interview'] })
}

export function registerOffers(kit: ServiceKit): void {
  kit.handle(answerOffer, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { accountId } = who
      const [application] = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.accountId, accountId)))
        .for('update')
      if (!application) throw new Problem('not-found')
      const words = APPLICATION_WORDS[language]
      if (application.state !== 'offered') throw new Problem('state-conflict', words.noOfferToAnswer)
      // Nobody accepts what they have not read.
      const [latest] = await readOffers(tx, application.id)
      if (latest && latest.version !== body.offerVersion) throw new Problem('state-conflict', words.offerCorrected)
      const to = body.accept ? 'accepted' : 'declined'
      await moveApplicationTo(tx, application, null, { to, by: 'jobseeker', accountId, reason: null, at: now, language })
      return { resource: `applications/${application.id}`, answer: { state: to } }
    }),
  )

  kit.handle(makeOffer, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id, language)
      const details = checkDetails(body, now, language)
      const move = { to: 'offered', by: 'employer', accountId, reason: null, at: now, language } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      await tx.insert(offers).values({ applicationId: application.id, version: 1, ...details, byAccount: accountId, at: now })
      return { resource: `applications/${application.id}`, answer: { state: 'offered' as const, version } }
    }),
  )

  kit.handle(correctOffer, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id, language)
      const words = APPLICATION_WORDS[language]
      if (application.state !== 'offered') throw new Problem('state-conflict', words.noOfferToCorrect)
      const [latest] = await readOffers(tx, application.id)
      if ((latest?.version ?? 0) !== body.offerVersion) throw new Problem('state-conflict', words.offerChanged)
      const details = checkDetails(body, now, language)
      const version = body.offerVersion + 1
      await tx.insert(offers).values({ applicationId: application.id, version, ...details, byAccount: accountId, at: now })
      await tellOffer(tx, application, version, 'corrected', details.startsOn)
      return { resource: `applications/${application.id}`, answer: { offerVersion: version } }
    }),
  )

  kit.handle(confirmStart, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id, language)
      const words = APPLICATION_WORDS[language]
      if (application.state !== 'accepted') throw new Problem('state-conflict', words.notAccepted)
      const known = await readStart(tx, application.id)
      if ((known?.version ?? 0) !== body.startVersion) throw new Problem('state-conflict', words.startChanged)
      checkDay('startsOn', body.startsOn, now, language)
      const version = body.startVersion + 1
      const day = { version, startsOn: body.startsOn, confirmedBy: accountId, confirmedAt: now }
      await tx
        .insert(starts)
        .values({ applicationId: application.id, ...day })
        .onConflictDoUpdate({ target: starts.applicationId, set: day })
      await tellOffer(tx, application, version, 'start-confirmed', body.startsOn)
      return { resource: `applications/${application.id}`, answer: { startVersion: version } }
    }),
  )

  kit.handle(recordStart, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id, language)
      const words = APPLICATION_WORDS[language]
      if (application.version !== body.version) throw await overtakenBy(tx, application, language)
      if (body.startedOn > dayOf(now)) throw refuse('startedOn', words.notYetStarted)
      if (body.startedOn < dayOf(application.appliedAt)) throw refuse('startedOn', words.startedBeforeApplying)
      const move = { to: 'placed', by: 'employer', accountId, reason: null, at: now, language } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      const known = await readStart(tx, application.id)
      const { startedOn } = body
      const begun = { startedOn, version: (known?.version ?? 0) + 1, confirmedBy: accountId, confirmedAt: now }
      await tx
        .insert(starts)
        .values({ applicationId: application.id, startsOn: startedOn, ...begun })
        .onConflictDoUpdate({ target: starts.applicationId, set: begun })
      const [job] = await tx.select({ type: jobs.type }).from(jobs).where(eq(jobs.id, application.jobId))
      await emitEvent(tx, 'placement.started', application.id, version, {
        applicationId: application.id,
        accountId: application.accountId,
        jobId: application.jobId,
        jobTitle: application.jobTitle,
        company: application.company,
        jobType: job?.type ?? '',
        startedOn,
        employerAccountIds: await memberAccounts(tx, application.organisationId),
        organisationId: application.organisationId,
      })
      return { resource: `applications/${application.id}`, answer: { state: 'placed' as const, version } }
    }),
  )
}
