import { MAX_PROPOSED_CVS, PROPOSED_CV_DAYS, Problem, type ProposedCvState } from '@onward/contracts'
import { type Database, enqueue, isAnyOf, type Tx } from '@onward/database'
import type { FileStore } from '@onward/service-kit'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { accessGrants, type GrantRow, type ProposedCvRow, proposedCvs } from '../db/coach-schema'

export const READ_PROPOSAL_TASK = 'jobseekers.read-proposal'
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_LISTED = 10
const UNANSWERED: ProposedCvState[] = ['reading', 'waiting']

/** A person's proposals by work coaches, the newest first. */
export const proposalsOf = (tx: Tx, accountId: string): Promise<ProposedCvRow[]> =>
  tx
    .select()
    .from(proposedCvs)
    .where(eq(proposedCvs.accountId, accountId))
    .orderBy(desc(proposedCvs.addedAt), desc(proposedCvs.id))
    .limit(MOST_LISTED)

/** Proposals that wait for the person's own answer, the newest first. */
export const waitingProposals = (tx: Tx, accountId: string): Promise<ProposedCvRow[]> =>
  tx
    .select()
    .from(proposedCvs)
    .where(and(eq(proposedCvs.accountId, accountId), eq(proposedCvs.state, 'waiting')))
    .orderBy(desc(proposedCvs.addedAt), desc(proposedCvs.id))

/** A CV that waits for this person's answer; `not-found` for another's. */
export async function ownProposal(tx: Tx, accountId: string, id: string): Promise<ProposedCvRow> {
  const [row] = await tx
    .select()
    .from(proposedCvs)
    .where(and(eq(proposedCvs.id, id), eq(proposedCvs.accountId, accountId)))
    .for('update')
  // Hidden from the person until it was read, and when it could not be.
  if (!row || row.state === 'reading' || row.state === 'refused') throw new Problem('not-found')
  return row
}

/** Stores a proposed CV, with the job that reads it; `state-conflict` when too many wait. */
export async function addProposal(tx: Tx, proposal: Omit<typeof proposedCvs.$inferInsert, 'state'>): Promise<void> {
  const { id, accountId } = proposal
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proposed ${accountId}`}, 4711))`)
  const [waiting] = await tx
    .select({ count: count() })
    .from(proposedCvs)
    .where(and(eq(proposedCvs.accountId, accountId), inArray(proposedCvs.state, UNANSWERED)))
  if ((waiting?.count ?? 0) >= MAX_PROPOSED_CVS) throw new Problem('state-conflict', { text: 'jobseekers.coach-too-many' })
  await tx.insert(proposedCvs).values({ ...proposal, state: 'reading' })
  await enqueue(tx, READ_PROPOSAL_TASK, { id }, { maxAttempts: 5 })
}

/** An agent's own proposal; `not-found` for a colleague's. */
export async function agentsProposal(tx: Tx, agentId: string, id: string): Promise<ProposedCvRow> {
  const [row] = await tx
    .select()
    .from(proposedCvs)
    .where(and(eq(proposedCvs.id, id), eq(proposedCvs.agentId, agentId)))
  if (!row) throw new Problem('not-found')
  return row
}

/** Withdraws a proposal without an answer; `state-conflict` after one. */
export async function takeBackProposal(tx: Tx, id: string, now: Date): Promise<void> {
  const [taken] = await tx
    .update(proposedCvs)
    .set({ state: 'taken-back', filePath: null, preview: '', answeredAt: now })
    .where(and(eq(proposedCvs.id, id), inArray(proposedCvs.state, UNANSWERED)))
    .returning({ id: proposedCvs.id })
  if (!taken) throw new Problem('state-conflict', { text: 'jobseekers.coach-answered' })
}

/** Ends a proposal by the person's answer; a used one names the CV made of it. */
export async function endProposal(
  tx: Tx,
  id: string,
  end: { state: 'used'; cvId: string } | { state: 'removed' },
  now: Date,
): Promise<void> {
  await tx
    .update(proposedCvs)
    .set({ ...end, filePath: null, preview: '', answeredAt: now })
    .where(eq(proposedCvs.id, id))
}

/** The case of a proposal. */
export async function grantOfProposal(tx: Tx, { referralId }: Pick<ProposedCvRow, 'referralId'>): Promise<GrantRow | undefined> {
  const [grant] = await tx.select().from(accessGrants).where(eq(accessGrants.referralId, referralId))
  return grant
}

const unread = (id: string) => and(eq(proposedCvs.id, id), eq(proposedCvs.state, 'reading'))

export async function unreadProposal(tx: Tx, id: string): Promise<ProposedCvRow | undefined> {
  const [row] = await tx.select().from(proposedCvs).where(unread(id))
  return row
}

/** Stores the result of reading, once. False when it was read or answered before. */
export async function keepProposalReading(tx: Tx, id: string, reading: Partial<ProposedCvRow>): Promise<boolean> {
  const saved = await tx.update(proposedCvs).set(reading).where(unread(id)).returning({ id: proposedCvs.id })
  return saved.length > 0
}

/** Deletes proposals without an answer for a month. Gives how many. */
export async function endOldProposals(
  db: Database,
  files: FileStore,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const old = and(
    inArray(proposedCvs.state, UNANSWERED),
    lt(proposedCvs.addedAt, new Date(now.getTime() - PROPOSED_CV_DAYS * DAY_MS)),
  )
  const rows = await db.withSystem(async (tx) => {
    const found = await tx.select().from(proposedCvs).where(old).orderBy(proposedCvs.addedAt).limit(most).for('update')
    const ids = found.map(({ id }) => id)
    await tx
      .update(proposedCvs)
      .set({ state: 'expired', filePath: null, preview: '', answeredAt: now })
      .where(isAnyOf(proposedCvs.id, ids))
    return found
  })
  // After the commit, so that no row is left without its file; a file that stays is an orphaned upload.
  for (const { filePath } of rows) if (filePath) await files.remove(filePath)
  return rows.length
}
