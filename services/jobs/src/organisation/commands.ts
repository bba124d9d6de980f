import { readCharityNumber, readCompanyNumber, readWebsite } from '@onward/contracts'
import { Problem } from '@onward/contracts/problem'
import { sentenceOf } from '@onward/contracts/problems/problem-sentences'
import { announceChange, type Tx } from '@onward/database'
import type { AdminCommands, AdminContext } from '@onward/service-kit'
import type { OrganisationRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { confirmLevel, refuse, refuseLevel, restore, sendBack, suspend, verify } from './decide'
import { changeProfile } from './decision-store'
import { lastVerification } from './membership-store'
import { membersOf } from './people-store'
import { stateOf } from './rules'
import { lockOrganisations, readDocument } from './store'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function organisationNamed(tx: Tx, idOrName: string): Promise<OrganisationRow> {
  if (!idOrName) throw new Error('Give the id or the name of the organisation.')
  const found = await lockOrganisations(tx, UUID.test(idOrName) ? { id: idOrName } : { name: idOrName })
  const [organisation, second] = found
  if (!organisation) throw new Error(`There is no organisation "${idOrName}".`)
  if (second)
    throw new Error(`Several organisations are called "${idOrName}"; give the id: ${found.map((one) => one.id).join(', ')}.`)
  return organisation
}

/** On the command line a refusal is printed as its sentence. */
const asSentence = (error: unknown): never => {
  throw error instanceof Problem ? new Error(sentenceOf(error)) : error
}
type Work = (tx: Tx, organisation: OrganisationRow, now: Date) => Promise<string>
/** A command that takes the id or the whole name. */
const onNamed =
  (work: Work) =>
  (args: readonly string[], { db, clock }: AdminContext): Promise<string> =>
    db.withSystem(async (tx) => work(tx, await organisationNamed(tx, args.join(' ').trim()), clock())).catch(asSentence)
/** A command that takes the id and a reason for the employer. */
const withReason =
  (work: (tx: Tx, organisation: OrganisationRow, reason: string, now: Date) => Promise<string>) =>
  (args: readonly string[], { db, clock }: AdminContext): Promise<string> =>
    db
      .withSystem(async (tx) => {
        const [id = '', ...rest] = args
        if (!UUID.test(id)) throw new Error('Give the id of the organisation, as shown by list-pending.')
        const reason = rest.join(' ').trim()
        if (!reason) throw new Error('Say why. The employer will read it.')
        return work(tx, await organisationNamed(tx, id), reason, clock())
      })
      .catch(asSentence)

async function show(tx: Tx, organisation: OrganisationRow): Promise<string> {
  const submission = await lastVerification(tx, organisation.id)
  const people = await membersOf(tx, organisation.id)
  const document = await readDocument(tx, submission?.documentId ?? null)
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

/** Decisions about organisations on the command line: `npm run admin -- <name> …`. */
export const organisationCommands: AdminCommands = {
  'show-organisation': {
    summary: '<id or name>: its evidence, the check of its email domain, its level and its people',
    run: onNamed((tx, organisation) => show(tx, organisation)),
  },
  'verify-organisation': {
    summary: '<id or name>: verify an organisation; jobs it posted while it waited go to the check',
    run: onNamed(async (tx, organisation, now) => {
      const waiting = await verify(tx, organisation, now)
      if (waiting === null) return `${organisation.name} was verified already.`
      return `${organisation.name} is verified. Jobs waiting for a check: ${waiting}.`
    }),
  },
  'send-back-organisation': {
    summary: '<id> <reason>: say what is missing; the employer can send it again',
    run: withReason(async (tx, organisation, reason, now) => {
      await sendBack(tx, organisation, reason, now)
      return `${organisation.name} was sent back.`
    }),
  },
  'refuse-organisation': {
    summary: '<id> <reason>: refuse to verify an organisation; it can send nothing more until send-back-organisation asks for it',
    run: withReason(async (tx, organisation, reason, now) => {
      await refuse(tx, organisation, reason, now)
      return `${organisation.name} was refused.`
    }),
  },
  'suspend-organisation': {
    summary:
      '<id> <reason>: close an organisation at once; its jobs leave the board and its people are refused with their next request',
    run: withReason(async (tx, organisation, reason, now) => {
      const { held } = await suspend(tx, organisation, reason, now)
      return `${organisation.name} is suspended. Jobs taken off the board: ${held}.`
    }),
  },
  'restore-organisation': {
    summary: '<id or name>: lift a suspension; its jobs return to the board',
    run: onNamed(async (tx, organisation, now) => {
      const { released } = await restore(tx, organisation, now)
      return `${organisation.name} is restored. Jobs back on the board: ${released}.`
    }),
  },
  'confirm-disability-confident': {
    summary: '<id or name>: show its Disability Confident level as confirmed',
    run: onNamed(async (tx, organisation, now) => {
      const level = await confirmLevel(tx, organisation, now)
      return `${organisation.name}: ${level} is confirmed.`
    }),
  },
  'refuse-disability-confident': {
    summary: '<id or name>: take back the Disability Confident level it claimed',
    run: onNamed(async (tx, organisation) => {
      await refuseLevel(tx, organisation)
      return `${organisation.name} shows no level any more.`
    }),
  },
  'rename-organisation': {
    summary: '<id> <name>: change the name of an organisation, on its jobs too',
    run: (args, { db }) =>
      db.withSystem(async (tx) => {
        const [id = '', ...rest] = args
        const name = rest.join(' ').trim()
        if (!UUID.test(id) || !name || name.length > 200) throw new Error('Give the id of the organisation and its new name.')
        const organisation = await organisationNamed(tx, id)
        await changeProfile(tx, id, { name })
        await announceChange(tx, { accountIds: await memberAccounts(tx, id), changed: ['organisation', 'job'] })
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
        await changeProfile(tx, id, { website })
        await announceChange(tx, { accountIds: await memberAccounts(tx, id), changed: ['organisation', 'job'] })
        return `The website of ${organisation.name} is now ${website}.`
      }),
  },
}
