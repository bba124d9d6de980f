import { answerOffer, confirmStart, correctOffer, makeOffer, Problem, recordStart } from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { ApplicationRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { moveApplicationTo, overtakenBy } from './move'
import { checkDay, checkDetails, checkStarted } from './rules'
import { insertOffer, lockApplication, lockReceived, readJob, readOffers, readStart, saveStart } from './store'

/** Offers, their answers, and the first day of the work. */
export function offerRoutes(kit: ServiceKit): void {
  kit.handle(answerOffer, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const application = await lockApplication(tx, params.id, { accountId })
      if (application.state !== 'offered') throw new Problem('state-conflict', { text: 'jobs.offer-none-to-answer' })
      // An offer can be accepted only in the version that was read.
      const [latest] = await readOffers(tx, application.id)
      if (latest && latest.version !== body.offerVersion) throw new Problem('state-conflict', { text: 'jobs.offer-corrected' })
      const to = body.accept ? 'accepted' : 'declined'
      await moveApplicationTo(tx, application, null, { to, by: 'jobseeker', accountId, reason: null, at: now })
      return { resource: `applications/${application.id}`, answer: { state: to } }
    }),
  )

  kit.handle(makeOffer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const application = await lockReceived(tx, who, params.id)
      const details = checkDetails(body, now)
      const move = { to: 'offered', by: 'employer', accountId: who.accountId, reason: null, at: now } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      await insertOffer(tx, application.id, 1, { details, by: who.accountId, at: now })
      return { resource: `applications/${application.id}`, answer: { state: 'offered' as const, version } }
    }),
  )

  kit.handle(correctOffer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const application = await lockReceived(tx, who, params.id)
      if (application.state !== 'offered') throw new Problem('state-conflict', { text: 'jobs.offer-none-to-correct' })
      const [latest] = await readOffers(tx, application.id)
      if ((latest?.version ?? 0) !== body.offerVersion) throw new Problem('state-conflict', { text: 'jobs.offer-changed' })
      const details = checkDetails(body, now)
      const version = body.offerVersion + 1
      await insertOffer(tx, application.id, version, { details, by: who.accountId, at: now })
      await announceOffer(tx, application, version, 'corrected', details.startsOn)
      return { resource: `applications/${application.id}`, answer: { offerVersion: version } }
    }),
  )

  kit.handle(confirmStart, ({ params, body: { startsOn, startVersion }, now, write }) =>
    write(async (tx, who) => {
      const application = await lockReceived(tx, who, params.id)
      if (application.state !== 'accepted') throw new Problem('state-conflict', { text: 'jobs.offer-not-accepted' })
      const known = await readStart(tx, application.id)
      if ((known?.version ?? 0) !== startVersion) throw new Problem('state-conflict', { text: 'jobs.start-changed' })
      checkDay('startsOn', startsOn, now)
      const version = startVersion + 1
      await saveStart(tx, application.id, { version, startsOn, confirmedBy: who.accountId, confirmedAt: now })
      await announceOffer(tx, application, version, 'start-confirmed', startsOn)
      return { resource: `applications/${application.id}`, answer: { startVersion: version } }
    }),
  )

  kit.handle(recordStart, ({ params, body: { startedOn, version: seen }, now, write }) =>
    write(async (tx, who) => {
      const { accountId: confirmedBy } = who
      const application = await lockReceived(tx, who, params.id)
      if (application.version !== seen) throw await overtakenBy(tx, application)
      checkStarted(startedOn, application.appliedAt, now)
      const move = { to: 'placed', by: 'employer', accountId: confirmedBy, reason: null, at: now } as const
      const { version } = await moveApplicationTo(tx, application, seen, move)
      const known = await readStart(tx, application.id)
      const began = { startsOn: startedOn, startedOn, version: (known?.version ?? 0) + 1, confirmedBy, confirmedAt: now }
      await saveStart(tx, application.id, began)
      await announceStart(tx, application, version, startedOn)
      return { resource: `applications/${application.id}`, answer: { state: 'placed' as const, version } }
    }),
  )
}

async function announceOffer(
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

async function announceStart(tx: Tx, application: ApplicationRow, version: number, startedOn: string): Promise<void> {
  const { id, accountId, jobId, jobTitle, company, organisationId } = application
  const job = await readJob(tx, jobId)
  await emitEvent(tx, 'placement.started', id, version, {
    applicationId: id,
    accountId,
    jobId,
    jobTitle,
    company,
    jobType: job?.type ?? '',
    startedOn,
    employerAccountIds: await memberAccounts(tx, organisationId),
    organisationId,
  })
}
