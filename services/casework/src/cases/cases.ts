import { randomUUID } from 'node:crypto'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import { and, eq, isNull } from 'drizzle-orm'
import { cancelAppointmentsOf } from '../appointments/change'
import { agents, cases, offices } from '../db/schema'
import type { Referral } from '../referrals/new-referral'
import { fullName } from '../staff/agent'
import { recordOnCase, refreshCases } from './history'
import { recallTold } from './told'

type Case = typeof cases.$inferSelect

/** Tells who works with whom, or that it ended. */
async function tellAssigned(tx: Tx, one: Case, open: boolean, handedOn = false): Promise<void> {
  const [office] = await tx.select({ name: offices.name }).from(offices).where(eq(offices.id, one.officeId))
  const [agent] = await tx.select().from(agents).where(eq(agents.accountId, one.agentId))
  await emitEvent(tx, 'case.assigned', one.id, one.version, {
    caseId: one.id,
    referralId: one.referralId,
    accountId: one.accountId,
    officeId: one.officeId,
    officeName: office?.name ?? '',
    agentAccountId: one.agentId,
    agentName: agent ? fullName(agent) : '',
    open,
    handedOn,
  })
}

/** Opens the case of a referral that its person activated. Once: a second time changes nothing. */
export async function openCase(
  tx: Tx,
  referral: Pick<Referral, 'id' | 'accountId' | 'officeId' | 'agentId'>,
  at: Date,
  id: string = randomUUID(),
): Promise<void> {
  const { id: referralId, accountId, officeId, agentId } = referral
  const [opened] = await tx
    .insert(cases)
    .values({ id, referralId, accountId, officeId, agentId, openedAt: at })
    .onConflictDoNothing()
    .returning()
  if (!opened) return
  // What they did before somebody referred them counts.
  await recallTold(tx, accountId)
  await refreshCases(tx, accountId)
  await tellAssigned(tx, opened, true)
}

/** Another agent of the office works with the person from now on. The case is open, and held by the caller. */
export async function handOnCase(tx: Tx, one: Case, agentId: string, at: Date): Promise<void> {
  const handed = { ...one, agentId, version: one.version + 1 }
  await tx.update(cases).set({ agentId, version: handed.version }).where(eq(cases.id, one.id))
  await recordOnCase(tx, { caseId: one.id }, { kind: 'taken-over', facts: {}, at, actor: agentId })
  await tellAssigned(tx, handed, true, true)
}

/** Closes the case of a referral, where there is one that is open. */
export async function closeCase(tx: Tx, referralId: string, at: Date): Promise<void> {
  const open = and(eq(cases.referralId, referralId), isNull(cases.closedAt))
  const [found] = await tx.select().from(cases).where(open).for('update')
  if (!found) return
  const closed = { ...found, closedAt: at, version: found.version + 1 }
  await tx.update(cases).set({ closedAt: at, version: closed.version }).where(eq(cases.id, found.id))
  await cancelAppointmentsOf(tx, found.id, at)
  await tellAssigned(tx, closed, false)
}
