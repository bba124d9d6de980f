import { Problem } from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import type { Principal, Tx } from '@onward/database'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { lockAccount } from '../accounts/store'
import { type Account, accounts, secondFactors, sessions } from '../db/schema'

const STAFF = ['agent', 'admin'] as const

export interface StaffRow {
  account: Account
  /** When the second factor was confirmed. */
  since: Date | null
  seen: Date | null
}

/** A page of the staff by name, after the cursor's account, and their total. */
export async function pageOfStaff(
  tx: Tx,
  { office, search, cursor, limit }: { office?: string | undefined; search: string; cursor?: string | undefined; limit: number },
): Promise<{ rows: StaffRow[]; hasMore: boolean; total: number }> {
  const filters: SQL[] = [inArray(accounts.role, [...STAFF])]
  if (office) filters.push(eq(accounts.officeId, office))
  const typed = foldText(search)
  if (typed) {
    filters.push(sql`strpos(onward.fold(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${accounts.email},
      ${accounts.staffId})), ${typed}) > 0`)
  }
  const [all] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(accounts)
    .where(and(...filters))
  if (cursor !== undefined) {
    filters.push(sql`(lower(${accounts.lastName}), lower(${accounts.firstName}), ${accounts.id}) >
      (select lower(b.last_name), lower(b.first_name), b.id from identity.accounts b where b.id = ${cursor}::uuid)`)
  }
  const rows = await tx
    .select({
      account: accounts,
      since: secondFactors.confirmedAt,
      seen: sql<Date | null>`(select max(s.seen_at) from ${sessions} s where s.account_id = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(...filters))
    .orderBy(sql`lower(${accounts.lastName})`, sql`lower(${accounts.firstName})`, accounts.id)
    .limit(limit + 1)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit, total: all?.total ?? 0 }
}

/** What staff and employers among these accounts are called. Jobseekers are left out. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string; organisation: string }[]> {
  if (ids.length === 0) return []
  const { id, firstName, lastName, organisationName, role } = accounts
  const rows = await tx
    .select({ id, firstName, lastName, organisationName })
    .from(accounts)
    .where(and(inArray(id, [...ids]), inArray(role, [...STAFF, 'employer'])))
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    organisation: row.organisationName,
  }))
}

/**
 * The account, locked until the transaction ends. Throws `state-conflict` for one's own: administrators cannot decide about
 * themselves.
 */
export async function lockAccountOfAnother(tx: Tx, id: string, who: Principal): Promise<Account> {
  const account = await lockAccount(tx, id)
  if (!account) throw new Problem('not-found')
  if (account.id === who.accountId) throw new Problem('state-conflict', { text: 'identity.staff-own-account' })
  return account
}

/**
 * Locks decisions about staff accounts, so that two administrators cannot remove each other at the same moment. As nobody removes
 * themselves, one administrator always remains.
 */
export async function lockAdministrators(tx: Tx, who: Principal): Promise<void> {
  const live = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.id))
    .for('update')
  if (!live.some(({ id }) => id === who.accountId)) throw new Problem('sign-in-required')
}
