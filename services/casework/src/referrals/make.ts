import { randomUUID } from 'node:crypto'
import { EVENTS, type EventInput, type ReferralForm } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { Keys } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { referralSteps, referrals } from '../db/schema'
import type { Agent } from '../staff/agent'
import { niHashOf, sealNiNumber } from './ni-number'
import { type hashToken, niParts } from './ni-search'
import { searchTextOf } from './search-text'

export type NewReferral = typeof referrals.$inferInsert
export type Referral = typeof referrals.$inferSelect
type Step = typeof referralSteps.$inferInsert

/** Where a referral goes: the office that works with the person, and who does there. */
export interface Destination {
  officeId: string
  officeName: string
  agentId: string
}

/** The row of a referral that starts now. */
export function newReferral(
  keys: Pick<Keys, 'fields' | 'hash'>,
  form: ReferralForm,
  by: {
    agent: Pick<Agent, 'accountId'>
    to: Destination
    at: Date
    importId?: string
    id?: string
    hashToken?: typeof hashToken
  },
): NewReferral {
  const { id = randomUUID() } = by
  return {
    id,
    accountId: randomUUID(),
    officeId: by.to.officeId,
    agentId: by.to.agentId,
    referredBy: by.agent.accountId,
    state: 'invited',
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    location: form.location,
    searchText: searchTextOf(form),
    niNumber: sealNiNumber(keys, id, form.niNumber),
    niHash: niHashOf(keys, form.niNumber),
    niParts: niParts(keys, form.niNumber, by.hashToken),
    disability: form.disability,
    benefitsStatus: form.benefitsStatus,
    benefitsAmount: form.benefitsAmount === null ? null : form.benefitsAmount.toFixed(2),
    language: form.language,
    createdAt: by.at,
    importId: by.importId ?? null,
  }
}

export const firstStep = ({ id, referredBy, createdAt }: NewReferral): Step => ({
  referralId: id,
  kind: 'created',
  at: createdAt,
  actor: referredBy,
})

type Invited = Pick<Referral, 'id' | 'accountId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'round'>
const invitationOf = (of: Invited, jobcentre: string): EventInput<'referral.invited'> => ({
  referralId: of.id,
  accountId: of.accountId,
  firstName: of.firstName,
  lastName: of.lastName,
  email: of.email,
  phone: of.phone,
  jobcentre,
  language: of.language,
  round: of.round,
})

/** Tells identity to write to the person; it alone mints the link. */
export async function invite(tx: Tx, of: Invited & Pick<Referral, 'version'>, jobcentre: string): Promise<void> {
  await emitEvent(tx, 'referral.invited', of.id, of.version, invitationOf(of, jobcentre))
}

/** The same for many new referrals in one statement. */
export async function inviteMany(tx: Tx, many: readonly { row: NewReferral; jobcentre: string }[]): Promise<void> {
  const payloads = many.map(({ row, jobcentre }) =>
    v.parse(EVENTS['referral.invited'].payload, invitationOf({ ...row, language: row.language ?? 'en', round: 1 }, jobcentre)),
  )
  await tx.execute(sql`select events.emit('referral.invited', (told->>'referralId')::uuid, 1, told)
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) told`)
}
