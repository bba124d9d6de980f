import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import { isLive } from '@onward/contracts/jobs/application-states'
import { type EventFacts, isAnyOf, type Tx } from '@onward/database'
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { contacts, employers, organisationStaff, participants, threads } from '../db/schema'
import { postMessage } from './message-store'

const DAY_MS = 24 * 60 * 60 * 1000
type OwnType = 'support' | 'system'

/** A person's one support or system thread; opens it where there is none. For transactions of the system. */
export async function ownThread(tx: Tx, type: OwnType, ownerId: string, at: Date, name = ''): Promise<string> {
  const [opened] = await tx
    .insert(threads)
    .values({ type, ownerId, openedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (!opened) {
    const [known] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.ownerId, ownerId), eq(threads.type, type)))
    if (!known) throw new Error('a thread is neither there nor new')
    return known.id
  }
  await tx.insert(participants).values({ threadId: opened.id, accountId: ownerId, role: 'jobseeker', name })
  if (type === 'support') {
    await postMessage(tx, { id: randomUUID(), threadId: opened.id, senderId: null, sender: 'support', kind: 'welcome' }, at)
  }
  return opened.id
}

/**
 * Who works for an employer now: those whom an application names, and what was heard of joining and leaving after it. Events of an application and
 * those of a membership do not wait for one another.
 */
export async function currentStaff(
  tx: Tx,
  { organisationId, employerAccountIds }: EventPayload<'application.submitted'>,
  event: Pick<EventFacts, 'id'>,
): Promise<string[]> {
  if (!organisationId) return employerAccountIds
  const changed = await tx
    .select()
    .from(organisationStaff)
    .where(and(eq(organisationStaff.organisationId, organisationId), gt(organisationStaff.event, BigInt(event.id))))
  const left = changed.filter(({ works }) => !works).map((one) => one.accountId)
  const joined = changed.filter(({ works }) => works).map((one) => one.accountId)
  return [...employerAccountIds.filter((one) => !left.includes(one)), ...joined]
}

const isHeld = async (tx: Tx, organisationId: string | null): Promise<boolean> => {
  if (!organisationId) return false
  const [employer] = await tx.select().from(employers).where(eq(employers.organisationId, organisationId))
  return employer?.held ?? false
}

/** An application opens a thread between the applicant and the employer's current members. */
export async function openEmployerThread(tx: Tx, event: EventPayload<'application.submitted'>, at: Date): Promise<string | null> {
  const { applicationId, accountId, organisationId, jobTitle, employerAccountIds } = event
  const [opened] = await tx
    .insert(threads)
    .values({ type: 'employer', applicationId, organisationId, subject: jobTitle, openedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (!opened) return null
  const held = await isHeld(tx, organisationId)
  for (const one of new Set([accountId, ...employerAccountIds])) {
    const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, one))
    await tx.insert(participants).values({
      threadId: opened.id,
      accountId: one,
      role: one === accountId ? 'jobseeker' : 'employer',
      name: contact?.firstName ?? '',
      anonymous: one === accountId && event.anonymous,
      held: one !== accountId && held,
    })
  }
  await postMessage(tx, { id: randomUUID(), threadId: opened.id, senderId: null, sender: 'onward', kind: 'opened' }, at)
  // They know that they applied, and the employer got a notice of the application.
  await tx.update(participants).set({ readSeq: 1, deliveredSeq: 1 }).where(eq(participants.threadId, opened.id))
  return opened.id
}

/** Both sides read in their conversation that it rests, or goes on. */
export async function restThread(tx: Tx, { applicationId, frozen }: EventPayload<'application.frozen'>, at: Date): Promise<void> {
  const [thread] = await tx.select({ id: threads.id }).from(threads).where(eq(threads.applicationId, applicationId))
  if (!thread) return
  const facts = { frozen, href: '' }
  await postMessage(tx, { id: randomUUID(), threadId: thread.id, senderId: null, sender: 'onward', kind: 'notice', facts }, at)
}

/** After the end of an application, both sides have so many days for last words. */
const LAST_WORDS_DAYS = 14
/** The conversation of an application that is over closes: at once for somebody who withdrew, who wants to hear no more. */
export async function closeWhenOver(
  tx: Tx,
  { applicationId, state }: EventPayload<'application.moved'>,
  at: Date,
): Promise<void> {
  const days = state === 'withdrawn' ? 0 : LAST_WORDS_DAYS
  const closesAt = isLive(state) ? null : new Date(at.getTime() + days * DAY_MS)
  await tx.update(threads).set({ closesAt }).where(eq(threads.applicationId, applicationId))
}

/** The employer may now read the applicant's name. */
export async function showApplicant(tx: Tx, applicationId: string): Promise<void> {
  const ofApplication = tx.select({ id: threads.id }).from(threads).where(eq(threads.applicationId, applicationId))
  await tx
    .update(participants)
    .set({ anonymous: false })
    .where(and(eq(participants.anonymous, true), inArray(participants.threadId, ofApplication)))
}

/** Threads show the account's current first name; of a work coach the full name from casework. */
export async function renameParticipant(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx
    .update(participants)
    .set({ name })
    .where(and(eq(participants.accountId, accountId), ne(participants.role, 'agent')))
}

/** The thread of a case, opened where there is none. */
async function caseThread(tx: Tx, caseId: string, at: Date): Promise<string> {
  await tx.insert(threads).values({ type: 'agent', caseId, openedAt: at, lastAt: at }).onConflictDoNothing()
  const [known] = await tx.select({ id: threads.id }).from(threads).where(eq(threads.caseId, caseId))
  if (!known) throw new Error('a thread is neither there nor new')
  return known.id
}

/** The work coaches of a person now, each with the case in which they are. */
export const coachesOf = (tx: Tx, accountId: string) =>
  tx.execute<{ accountId: string; caseId: string | null }>(sql`
    select coach.account_id as "accountId", t.case_id as "caseId"
    from messaging.participants own
    join messaging.threads t on t.id = own.thread_id and t.type = 'agent'
    join messaging.participants coach on coach.thread_id = t.id and coach.role = 'agent'
    where own.account_id = ${accountId} and own.role = 'jobseeker'`)

/**
 * Updates the thread of a jobseeker and their agent. A new agent takes the earlier one's place and reads all messages; when the
 * case closes, messages stay and the agent leaves.
 */
export async function saveAgentThread(tx: Tx, event: EventPayload<'case.assigned'>, at: Date): Promise<void> {
  const { accountId, agentAccountId, agentName, open } = event
  const threadId = await caseThread(tx, event.caseId, at)
  // Without a work coach nobody would read what is written.
  await tx
    .update(threads)
    .set({ closesAt: open ? null : at })
    .where(eq(threads.id, threadId))
  const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, accountId))
  const jobseeker = { threadId, accountId, role: 'jobseeker' as const, name: contact?.firstName ?? '' }
  await tx.insert(participants).values(jobseeker).onConflictDoNothing()
  const isEarlier = open ? ne(participants.accountId, agentAccountId) : undefined
  await tx.delete(participants).where(and(eq(participants.threadId, threadId), eq(participants.role, 'agent'), isEarlier))
  if (open) {
    // A work coach is known by their whole name.
    const agent = { threadId, accountId: agentAccountId, role: 'agent' as const, name: agentName }
    await tx.insert(participants).values(agent).onConflictDoNothing()
  }
}

/**
 * Conversations with applicants belong to the employer: members who leave lose access to those of this employer, members who join take part in
 * them. Messages stay.
 */
export async function changeEmployerStaff(
  tx: Tx,
  { accountId, organisationId, change, colleagueAccountIds }: EventPayload<'organisation.member'>,
  { id, at }: Pick<EventFacts, 'id' | 'at'>,
): Promise<void> {
  const works = change === 'joined'
  await tx
    .insert(organisationStaff)
    .values({ accountId, organisationId, works, event: BigInt(id) })
    .onConflictDoUpdate({
      target: [organisationStaff.accountId, organisationStaff.organisationId],
      set: { works, event: BigInt(id) },
    })
  if (!works) {
    // Older conversations do not say whose they are: those of an employer whom the person joined later began later.
    const isOld = sql`${threads.organisationId} is null and ${threads.openedAt} <= ${at.toISOString()}::timestamptz`
    const theirs = tx
      .select({ id: threads.id })
      .from(threads)
      .where(or(eq(threads.organisationId, organisationId), isOld))
    const own = and(eq(participants.accountId, accountId), eq(participants.role, 'employer'))
    await tx.delete(participants).where(and(own, inArray(participants.threadId, theirs)))
    return
  }
  const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, accountId))
  const held = await isHeld(tx, organisationId)
  const ofColleagues = tx
    .select({ id: participants.threadId })
    .from(participants)
    .where(and(eq(participants.role, 'employer'), isAnyOf(participants.accountId, colleagueAccountIds)))
  const isOld = and(sql`${threads.organisationId} is null`, inArray(threads.id, ofColleagues))
  const isTheirs = or(eq(threads.organisationId, organisationId), colleagueAccountIds.length > 0 ? isOld : undefined)
  // In one statement, because an employer may have very many. Messages from before they joined count as read.
  await tx.execute(sql`
    insert into messaging.participants (thread_id, account_id, role, name, held, read_seq, delivered_seq)
    select ${threads.id}, ${accountId}::uuid, 'employer', ${contact?.firstName ?? ''}, ${held}, ${threads.lastSeq}, ${threads.lastSeq}
    from ${threads} where ${isTheirs} on conflict do nothing`)
}

/** A suspension closes an employer's conversations to its members until it is lifted. */
export async function holdEmployerStaff(
  tx: Tx,
  { organisationId, decision, employerAccountIds }: EventPayload<'organisation.decided'>,
): Promise<void> {
  if (decision !== 'suspended' && decision !== 'restored') return
  const held = decision === 'suspended'
  await tx
    .insert(employers)
    .values({ organisationId, held })
    .onConflictDoUpdate({ target: employers.organisationId, set: { held } })
  const ofEmployer = tx.select({ id: threads.id }).from(threads).where(eq(threads.organisationId, organisationId))
  const isTheirs = or(inArray(participants.threadId, ofEmployer), isAnyOf(participants.accountId, employerAccountIds))
  await tx
    .update(participants)
    .set({ held })
    .where(and(isTheirs, eq(participants.role, 'employer')))
}
