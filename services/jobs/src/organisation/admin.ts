import { type EventPayload, readCharityNumber, readCompanyNumber, readWebsite } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { AdminCommands, AdminContext } from '@onward/service-kit'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { jobs, members, type OrganisationRow, organisationDocuments, organisations, verifications } from '../db/schema'
import { memberAccounts, tellAccounts } from '../organisations'
import { lastVerification } from './membership'
import { stateOf } from './shown'
import { holdJobs, releaseJobs } from './suspend'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function organisationNamed(tx: Tx, words: string): Promise<OrganisationRow> {
  if (!words) throw new Error('Give the id or the name of the organisation.')
  const found = UUID.test(words)
    ? await tx.select().from(organisations).where(eq(organisations.id, words)).for('update')
    : await tx.select().from(organisations).where(sql`lower(${organisations.name}) = ${words.toLowerCase()}`).for('update')
  const [organisation, second] = found
  if (!organisation) throw new Error(`There is no organisation "${words}".`)
  if (second)
    throw new Error(`Several organisations are called "${words}"; give the id: ${found.map((one) => one.id).join(', ')}.`)
  return organisation
}

type Work = (tx: Tx, organisation: OrganisationRow, now: Date) => Promise<string>
/** For a command that takes the id or the whole name. */
const onNamed =
  (work: Work) =>
  (args: readonly string[], { db, clock }: AdminContext): Promise<string> =>
    db.withSystem(async (tx) => work(tx, await organisationNamed(tx, args.join(' ').trim()), clock()))
/** For a command that takes the id and words for the employer. */
const withReason =
  (work: (tx: Tx, organisation: OrganisationRow, reason: string, now: Date) => Promise<string>) =>
  (args: readonly string[], { db, clock }: AdminContext): Promise<string> =>
    db.withSystem(async (tx) => {
      const [id = '', ...words] = args
      if (!UUID.test(id)) throw new Error('Give the id of the organisation, as shown by list-pending.')
      const reason = words.join(' ').trim()
      if (!reason) throw new Error('Say why, in words for the employer.')
      return work(tx, await organisationNamed(tx, id), reason, clock())
    })

type Decision = EventPayload<'organisation.decided'>['decision']
/** Raises the version and tells everybody who works there, by event and live. */
async function tellDecision(tx: Tx, { id, name }: OrganisationRow, decision: Decision): Promise<void> {
  const [raised] = await tx
    .update(organisations)
    .set({ version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id))
    .returning({ version: organisations.version })
  const employerAccountIds = await memberAccounts(tx, id)
  await emitEvent(tx, 'organisation.decided', id, raised?.version ?? 1, {
    organisationId: id,
    name,
    decision,
    employerAccountIds,
  })
  await tellAccounts(tx, employerAccountIds, 'employer-jobs', id)
}

const verify: Work = async (tx, organisation, now) => {
  const [verified] = await tx
    .update(organisations)
    .set({ verifiedAt: now, version: sql`${organisations.version} + 1` })
    .where(and(eq(organisations.id, organisation.id), isNull(organisations.verifiedAt)))
    .returning({ version: organisations.version })
  if (!verified) return `${organisation.name} was verified already.`
  await tx
    .update(verifications)
    .set({ decidedAt: now, decision: 'verified' })
    .where(and(eq(verifications.organisationId, organisation.id), isNull(verifications.decidedAt)))
  // Posted while unverified: what the employer wanted shown now waits for the check of a first job.
  const waiting = await tx
    .update(jobs)
    .set({
      state: 'pending_check',
      checks: sql`array_remove(${jobs.checks}, 'organisation-not-verified')`,
      version: sql`${jobs.version} + 1`,
    })
    .where(
      and(
        eq(jobs.organisationId, organisation.id),
        eq(jobs.state, 'draft'),
        sql`'organisation-not-verified' = any(${jobs.checks})`,
      ),
    )
    .returning({ id: jobs.id })
  const employerAccountIds = await memberAccounts(tx, organisation.id)
  await emitEvent(tx, 'organisation.verified', organisation.id, verified.version, {
    organisationId: organisation.id,
    name: organisation.name,
    employerAccountIds,
  })
  await tellAccounts(tx, employerAccountIds, 'employer-jobs', organisation.id)
  return `${organisation.name} is verified. Jobs waiting for a check: ${waiting.length}.`
}

async function show(tx: Tx, organisation: OrganisationRow): Promise<string> {
  const submission = await lastVerification(tx, organisation.id)
  const people = await tx
    .select()
    .from(members)
    .where(eq(members.organisationId, organisation.id))
    .orderBy(asc(members.joinedAt), asc(members.accountId))
  const [document] = submission?.documentId
    ? await tx.select().from(organisationDocuments).where(eq(organisationDocuments.id, submission.documentId))
    : []
  const number = (read: { number: string; country: string } | null) => (read ? `${read.number} (${read.country})` : '-')
  const { confidentLevel: level, confidentReference: reference, confidentExpiresOn: expires } = organisation
  return [
    `${organisation.name}  ${organisation.id}`,
    `State: ${stateOf(organisation, submission)}`,
    ...(organisation.suspendedReason ? [`Suspended because: ${organisation.suspendedReason}`] : []),
    ...(submission?.reason ? [`Sent back because: ${submission.reason}`] : []),
    `Website: ${organisation.website || '-'}   Place: ${[organisation.address, organisation.town, organisation.postcode].filter(Boolean).join(', ') || '-'}`,
    `Disability Confident: ${level}${level === 'none' ? '' : `, ${reference || 'no reference'}, until ${expires ?? '-'}, ${organisation.confidentConfirmedAt ? 'confirmed' : 'claimed'}`}`,
    ...(submission
      ? [
          `Sent: ${submission.submittedAt.toISOString()}`,
          `Company number: ${number(readCompanyNumber(submission.companyNumber ?? ''))}   Charity number: ${number(readCharityNumber(submission.charityNumber ?? ''))}`,
          `Website then: ${submission.website || '-'}   Sender's confirmed email domain: ${submission.emailDomain}   Check: ${submission.domainCheck}`,
          `Document: ${document ? `${document.filename}, ${document.bytes} bytes, stored as ${document.fileKey}` : '-'}`,
        ]
      : ['Nothing was sent yet.']),
    'People:',
    ...people.map((one) => `  ${one.role}  ${`${one.firstName} ${one.lastName}`.trim()}  ${one.accountId}`),
  ].join('\n')
}

/** What an administrator decides about organisations, from the command line: `npm run admin -- <name> …`. */
export const organisationCommands: AdminCommands = {
  'show-organisation': {
    summary: '<id or name>: its evidence, the check of its email domain, its level and its people',
    run: onNamed((tx, organisation) => show(tx, organisation)),
  },
  'verify-organisation': {
    summary: '<id or name>: verify an organisation; jobs it posted while it waited go to the check',
    run: onNamed(verify),
  },
  'send-back-organisation': {
    summary: '<id> <reason>: say what is missing; the employer can send it again',
    run: withReason(async (tx, organisation, reason, now) => {
      const [sentBack] = await tx
        .update(verifications)
        .set({ decidedAt: now, decision: 'sent_back', reason })
        .where(and(eq(verifications.organisationId, organisation.id), isNull(verifications.decidedAt)))
        .returning({ id: verifications.id })
      if (!sentBack) throw new Error(`${organisation.name} has sent nothing that waits for a decision.`)
      await tellDecision(tx, organisation, 'sent-back')
      return `${organisation.name} was sent back.`
    }),
  },
  'suspend-organisation': {
    summary:
      '<id> <reason>: close an organisation at once; its jobs leave the board and its people are refused with their next request',
    run: withReason(async (tx, organisation, reason, now) => {
      if (organisation.suspendedAt) throw new Error(`${organisation.name} is suspended already.`)
      await tx
        .update(organisations)
        .set({ suspendedAt: now, suspendedReason: reason })
        .where(eq(organisations.id, organisation.id))
      const held = await holdJobs(tx, organisation.id, 'organisation-suspended', now)
      await tellDecision(tx, organisation, 'suspended')
      return `${organisation.name} is suspended. Jobs taken off the board: ${held}.`
    }),
  },
  'restore-organisation': {
    summary: '<id or name>: lift a suspension; its jobs return to the board',
    run: onNamed(async (tx, organisation, now) => {
      if (!organisation.suspendedAt) throw new Error(`${organisation.name} is not suspended.`)
      await tx
        .update(organisations)
        .set({ suspendedAt: null, suspendedReason: null })
        .where(eq(organisations.id, organisation.id))
      const released = await releaseJobs(tx, organisation.id, 'organisation-suspended', now)
      await tellDecision(tx, organisation, 'restored')
      return `${organisation.name} is restored. Jobs back on the board: ${released}.`
    }),
  },
  'confirm-disability-confident': {
    summary: '<id or name>: show its Disability Confident level as confirmed',
    run: onNamed(async (tx, organisation, now) => {
      if (organisation.confidentLevel === 'none') throw new Error(`${organisation.name} has claimed no level.`)
      if (organisation.confidentConfirmedAt) throw new Error(`The level of ${organisation.name} is confirmed already.`)
      await tx.update(organisations).set({ confidentConfirmedAt: now }).where(eq(organisations.id, organisation.id))
      await tellDecision(tx, organisation, 'confident-confirmed')
      return `${organisation.name}: ${organisation.confidentLevel} is confirmed.`
    }),
  },
  'refuse-disability-confident': {
    summary: '<id or name>: take back the Disability Confident level it claimed',
    run: onNamed(async (tx, organisation) => {
      if (organisation.confidentLevel === 'none') throw new Error(`${organisation.name} has claimed no level.`)
      await tx
        .update(organisations)
        .set({
          confidentLevel: 'none',
          confidentReference: '',
          confidentExpiresOn: null,
          confidentConfirmedAt: null,
          profileVersion: sql`${organisations.profileVersion} + 1`,
        })
        .where(eq(organisations.id, organisation.id))
      await tellDecision(tx, organisation, 'confident-refused')
      return `${organisation.name} shows no level any more.`
    }),
  },
  'rename-organisation': {
    summary: '<id> <name>: change the name of an organisation, on its jobs too',
    run: (args, { db }) =>
      db.withSystem(async (tx) => {
        const [id = '', ...words] = args
        const name = words.join(' ').trim()
        if (!UUID.test(id) || !name || name.length > 200) throw new Error('Give the id of the organisation and its new name.')
        const organisation = await organisationNamed(tx, id)
        await tx
          .update(organisations)
          .set({ name, profileVersion: sql`${organisations.profileVersion} + 1` })
          .where(eq(organisations.id, id))
        await tx
          .update(jobs)
          .set({ company: name, version: sql`${jobs.version} + 1` })
          .where(eq(jobs.organisationId, id))
        await tellAccounts(tx, await memberAccounts(tx, id), 'employer-jobs', id)
        return `${organisation.name} is now called ${name}.`
      }),
  },
  'set-organisation-website': {
    summary: '<id> <address>: change the website of an organisation that is verified or being checked',
    run: (args, { db }) =>
      db.withSystem(async (tx) => {
        const [id = '', address = ''] = args
        const website = readWebsite(address)
        if (!UUID.test(id) || !website) throw new Error('Give the id of the organisation and the address of its website.')
        const organisation = await organisationNamed(tx, id)
        await tx
          .update(organisations)
          .set({ website, profileVersion: sql`${organisations.profileVersion} + 1` })
          .where(eq(organisations.id, id))
        await tellAccounts(tx, await memberAccounts(tx, id), 'employer-jobs', id)
        return `The website of ${organisation.name} is now ${website}.`
      }),
  },
}
