import { Problem } from '@onward/contracts'
import { asSystem, emitEvent, type Tx } from '@onward/database'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { ProfileRow } from '../db/schema'
import { profiles } from '../db/schema'

/** The registration's event arrives here a moment after identity has answered. */
const RETRY_SECONDS = 1
export const profileNotReady = () => new Problem('not-ready', { text: 'jobseekers.profile-not-ready', retryAfter: RETRY_SECONDS })

export async function profileRow(tx: Tx, accountId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (!row?.isJobseeker) throw profileNotReady()
  return row
}

/** Whoever gives a number or an address has one now; whoever says that there is none has none. */
const withAnswers = (changes: Partial<ProfileRow>): Partial<ProfileRow> => ({
  ...changes,
  ...(changes.hasOneName ? { lastName: '' } : changes.lastName && { hasOneName: false }),
  ...(changes.hasNoPhone ? { phone: '' } : changes.phone && { hasNoPhone: false }),
  ...(changes.hasNoFixedAddress ? { address: '' } : changes.address && { hasNoFixedAddress: false }),
})

/** Changes the profile of `version` and gives the next version; `state-conflict` when another tab saved first. */
export async function changeProfile(tx: Tx, accountId: string, version: number, changes: Partial<ProfileRow>): Promise<number> {
  const before = await profileRow(tx, accountId)
  const [saved] = await tx
    .update(profiles)
    .set({ ...withAnswers(changes), version: version + 1 })
    .where(and(eq(profiles.accountId, accountId), eq(profiles.version, version)))
    .returning({ version: profiles.version, firstName: profiles.firstName, lastName: profiles.lastName })
  if (!saved) throw new Problem('state-conflict')
  const { firstName, lastName } = saved
  if (firstName !== before.firstName || lastName !== before.lastName)
    await emitEvent(tx, 'jobseeker.named', accountId, saved.version, { accountId, firstName, lastName })
  return saved.version
}

export async function setPicture(tx: Tx, accountId: string, picturePath: string | null): Promise<void> {
  await tx.update(profiles).set({ picturePath }).where(eq(profiles.accountId, accountId))
}

/** Announces a person's contact preferences to messaging; call it in the transaction that changed them. */
export async function announceContactPreferences(tx: Tx, accountId: string): Promise<void> {
  const [row] = await tx
    .update(profiles)
    .set({ contactVersion: sql`${profiles.contactVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  if (!row) return
  await emitEvent(tx, 'contact.preferences', accountId, row.contactVersion, {
    accountId,
    phone: row.phone,
    email: row.emailNotifications,
    sms: row.smsNotifications,
    jobAlerts: row.jobAlerts,
  })
}

/** The sealed birth date for an agent with casework's grant, once for each grant; null where there is none. */
export async function redeemBirthDate(
  tx: Tx,
  { revealId, accountId, agentAccountId }: { revealId: string; accountId: string; agentAccountId: string },
  now: Date,
): Promise<string | null> {
  // As the system: casework has granted the agent this one value.
  await asSystem(tx)
  const [used] = await tx.execute(sql`insert into jobseekers.birth_date_reveals (reveal_id, account_id, agent_id, at)
    values (${revealId}, ${accountId}, ${agentAccountId}, ${now}) on conflict do nothing returning reveal_id`)
  if (!used) throw new Problem('link-expired')
  const [row] = await tx.select({ dateOfBirth: profiles.dateOfBirth }).from(profiles).where(eq(profiles.accountId, accountId))
  return row?.dateOfBirth ?? null
}

/** The values of a row that an event creates. */
const blank = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  preferredJobTypes: [],
  travelMiles: 10,
  skills: [],
  version: 1,
  matchVersion: 0,
  isJobseeker: false,
}

export async function keepRegistration(
  tx: Tx,
  { accountId, ...names }: { accountId: string; firstName: string; lastName: string },
  at: Date,
): Promise<void> {
  const facts = { isJobseeker: true, ...names }
  // Another event, or the demo data, may have created the row.
  const joinedAt = sql`least(${profiles.joinedAt}, excluded.joined_at)`
  await tx
    .insert(profiles)
    .values({ ...blank, accountId, joinedAt: at, ...facts })
    .onConflictDoUpdate({
      target: profiles.accountId,
      set: { ...facts, joinedAt },
    })
}

export async function keepHasNiNumber(tx: Tx, accountId: string, at: Date): Promise<void> {
  const facts = { hasNiNumber: true }
  await tx
    .insert(profiles)
    .values({ ...blank, accountId, joinedAt: at, ...facts })
    .onConflictDoUpdate({ target: profiles.accountId, set: facts })
}

export async function keepEmail(tx: Tx, { accountId, email }: { accountId: string; email: string }, at: Date): Promise<void> {
  const facts = { email }
  await tx
    .insert(profiles)
    .values({ ...blank, accountId, joinedAt: at, ...facts })
    .onConflictDoUpdate({ target: profiles.accountId, set: facts })
}

/** Stores a person's work coach; an empty name after the case has ended. */
export async function keepCoach(
  tx: Tx,
  change: { accountId: string; caseId: string; officeName: string; coachName: string; open: boolean },
  at: Date,
): Promise<void> {
  const { accountId, caseId, officeName, coachName, open } = change
  const facts = { coachCase: caseId, coachOffice: officeName, coachName }
  // The end of an earlier case does not remove the coach of a later one.
  const setWhere = open ? undefined : or(isNull(profiles.coachCase), eq(profiles.coachCase, caseId))
  await tx
    .insert(profiles)
    .values({ ...blank, accountId, joinedAt: at, ...facts })
    .onConflictDoUpdate({ target: profiles.accountId, set: facts, ...(setWhere && { setWhere }) })
}
