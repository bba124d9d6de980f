import { Problem } from '@onward/contracts/problem'
import type { Principal, Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { members, organisations } from './db/schema'

export interface OwnOrganisation {
  id: string
  name: string
  verified: boolean
}

/**
 * The employer's organisation; null until the account's registration has arrived here, and for people without one. Throws
 * `organisation-suspended`, so that every request of a suspended organisation's members is refused, beside row security.
 */
export async function ownOrganisation(tx: Tx, who: Principal): Promise<OwnOrganisation | null> {
  const [row] = await tx
    .select({
      id: organisations.id,
      name: organisations.name,
      verifiedAt: organisations.verifiedAt,
      suspendedAt: organisations.suspendedAt,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.accountId, who.accountId))
  if (row?.suspendedAt) throw new Problem('organisation-suspended')
  return row ? { id: row.id, name: row.name, verified: row.verifiedAt !== null } : null
}

/** Until the transaction ends, nothing is decided about the organisation. */
export async function lockMyOrganisation(tx: Tx): Promise<void> {
  await tx.execute(sql`select jobs.lock_my_organisation()`)
}

/** The same for a write: a suspension waits until it is done, and refuses later ones. */
export async function requireOrganisation(tx: Tx, who: Principal): Promise<OwnOrganisation> {
  await lockMyOrganisation(tx)
  const organisation = await ownOrganisation(tx, who)
  if (!organisation) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
  return organisation
}

export async function memberAccounts(tx: Tx, organisationId: string): Promise<string[]> {
  const [row] = await tx.execute<{ accounts: string[] }>(sql`select jobs.member_accounts(${organisationId}::uuid) as accounts`)
  return row?.accounts ?? []
}
