import {
  answerOffer,
  confirmStart,
  correctOffer,
  makeOffer,
  OFFER_DAYS_AHEAD,
  type OfferDetails,
  Problem,
  recordStart,
  refuseField,
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

const DAY_MS = 24 * 60 * 60 * 1000

/** A day that is to come, or today, and within a year. */
function checkDay(field: string, day: string, now: Date): void {
  if (day < dayOf(now)) throw refuseField(field, 'jobs.offer-day-passed')
  if (day > dayOf(new Date(now.getTime() + OFFER_DAYS_AHEAD * DAY_MS))) throw refuseField(field, 'jobs.offer-day-too-far')
}

function checkDetails(details: OfferDetails, now: Date): OfferDetails {
  checkDay('startsOn', details.startsOn, now)
  checkDay('answerBy', details.answerBy, now)
  if (details.answerBy > details.startsOn) throw refuseField('answerBy', 'jobs.offer-answer-after-start')
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
  kit.handle(answerOffer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId } = who
      const [application] = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.accountId, accountId)))
        .for('update')
      if (!application) throw new Problem('not-found')
      if (application.state !== 'offered') throw new Problem('state-conflict', { text: 'jobs.offer-none-to-answer' })
      // Nobody accepts what they have not read.
      const [latest] = await readOffers(tx, application.id)
      if (latest && latest.version !== body.offerVersion) throw new Problem('state-conflict', { text: 'jobs.offer-corrected' })
      const to = body.accept ? 'accepted' : 'declined'
      await moveApplicationTo(tx, application, null, { to, by: 'jobseeker', accountId, reason: null, at: now })
      return { resource: `applications/${application.id}`, answer: { state: to } }
    }),
  )

  kit.handle(makeOffer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      const details = checkDetails(body, now)
      const move = { to: 'offered', by: 'employer', accountId, reason: null, at: now } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      await tx.insert(offers).values({ applicationId: application.id, version: 1, ...details, byAccount: accountId, at: now })
      return { resource: `applications/${application.id}`, answer: { state: 'offered' as const, version } }
    }),
  )

  kit.handle(correctOffer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      if (application.state !== 'offered') throw new Problem('state-conflict', { text: 'jobs.offer-none-to-correct' })
      const [latest] = await readOffers(tx, application.id)
      if ((latest?.version ?? 0) !== body.offerVersion) throw new Problem('state-conflict', { text: 'jobs.offer-changed' })
      const details = checkDetails(body, now)
      const version = body.offerVersion + 1
      await tx.insert(offers).values({ applicationId: application.id, version, ...details, byAccount: accountId, at: now })
      await tellOffer(tx, application, version, 'corrected', details.startsOn)
      return { resource: `applications/${application.id}`, answer: { offerVersion: version } }
    }),
  )

  kit.handle(confirmStart, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      if (application.state !== 'accepted') throw new Problem('state-conflict', { text: 'jobs.offer-not-accepted' })
      const known = await readStart(tx, application.id)
      if ((known?.version ?? 0) !== body.startVersion) throw new Problem('state-conflict', { text: 'jobs.start-changed' })
      checkDay('startsOn', body.startsOn, now)
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

  kit.handle(recordStart, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      if (application.version !== body.version) throw await overtakenBy(tx, application)
      if (body.startedOn > dayOf(now)) throw refuseField('startedOn', 'jobs.start-still-to-come')
      if (body.startedOn < dayOf(application.appliedAt)) throw refuseField('startedOn', 'jobs.start-before-applying')
      const move = { to: 'placed', by: 'employer', accountId, reason: null, at: now } as const
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
