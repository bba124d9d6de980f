import { Problem, type SortOrder, type StaffSort, type StaffView } from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { isAnyOf, type Principal, type Tx } from '@onward/database'
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

interface StaffQuery {
  account?: string | undefined
  office?: string | undefined
  view?: StaffView | undefined
  search: string
  sort: StaffSort
  order: SortOrder
  cursor?: string | undefined
  limit: number
}
const VIEWS: Readonly<Record<StaffView, SQL>> = {
  agents: sql`${accounts.role} = 'agent'`,
  administrators: sql`${accounts.role} = 'admin'`,
  suspended: sql`${accounts.suspendedAt} is not null`,
  'without-app': sql`not exists (select from ${secondFactors} f where f.account_id = ${accounts.id} and f.confirmed_at is not null)`,
}
const lastSeen = (of: SQL) => sql`(select max(s.seen_at) from ${sessions} s where s.account_id = ${of}.id)`
/** What an account is sorted by; the name and the id tell the rest apart. */
const SORT_KEYS: Readonly<Record<StaffSort, (of: SQL) => SQL>> = {
  name: (of) => sql`lower(${of}.last_name)`,
  role: (of) => sql`${of}.role`,
  seen: (of) => sql`coalesce(${lastSeen(of)}, '-infinity')`,
}
const placeOf = (sort: StaffSort, of: SQL) =>
  sql`${SORT_KEYS[sort](of)}, lower(${of}.last_name), lower(${of}.first_name), ${of}.id`

/** A page of the staff after the cursor's account, and how many there are. */
export async function pageOfStaff(
  tx: Tx,
  { account, office, view, search, sort, order, cursor, limit }: StaffQuery,
): Promise<{ rows: StaffRow[]; hasMore: boolean; total: number }> {
  const filters: SQL[] = [inArray(accounts.role, [...STAFF])]
  if (account) filters.push(eq(accounts.id, account))
  if (office) filters.push(eq(accounts.officeId, office))
  if (view) filters.push(VIEWS[view])
  const typed = foldText(search)
  if (typed) {
    filters.push(sql`strpos(onward.fold(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${accounts.email},
      ${accounts.staffId})), ${typed}) > 0`)
  }
  const [all] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(accounts)
    .where(and(...filters))
  const here = sql`identity.accounts`
  if (cursor !== undefined) {
    const after = order === 'up' ? sql`>` : sql`<`
    filters.push(
      sql`(${placeOf(sort, here)}) ${after} (select ${placeOf(sort, sql`b`)} from identity.accounts b where b.id = ${cursor}::uuid)`,
    )
  }
  const direction = order === 'up' ? sql`asc` : sql`desc`
  const rows = await tx
    .select({ account: accounts, since: secondFactors.confirmedAt, seen: sql<Date | null>`${lastSeen(here)}` })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(...filters))
    .orderBy(
      sql`${SORT_KEYS[sort](here)} ${direction}, lower(${here}.last_name) ${direction}, lower(${here}.first_name) ${direction},
        ${here}.id ${direction}`,
    )
    .limit(limit + 1)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit, total: all?.total ?? 0 }
}

/** How many belong to the staff, and to each part of the list. */
export async function countsOfStaff(tx: Tx): Promise<{ all: number; views: Record<StaffView, number> }> {
  const count = (view?: StaffView) => sql<number>`count(*) filter (where ${view ? VIEWS[view] : sql`true`})::int`
  const [counts] = await tx
    .select({
      all: count(),
      agents: count('agents'),
      administrators: count('administrators'),
      suspended: count('suspended'),
      withoutApp: count('without-app'),
    })
    .from(accounts)
    .where(inArray(accounts.role, [...STAFF]))
  const { all = 0, agents = 0, administrators = 0, suspended = 0, withoutApp = 0 } = counts ?? {}
  return { all, views: { agents, administrators, suspended, 'without-app': withoutApp } }
}

/** What staff and employers among these accounts are called. Jobseekers are left out. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string; organisation: string }[]> {
  if (ids.length === 0) return []
  const { id, firstName, lastName, organisationName, role } = accounts
  const rows = await tx
    .select({ id, firstName, lastName, organisationName })
    .from(accounts)
    .where(and(isAnyOf(id, ids), inArray(role, [...STAFF, 'employer'])))
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
