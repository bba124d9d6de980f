import { randomUUID } from 'node:crypto'
import { emitEvent, type Tx } from '@onward/database'
import { and, eq, isNull } from 'drizzle-orm'
import { cancelAppointmentsOf } from '../appointments/store'
import { agents, cases } from '../db/schema'
import type { Referral } from '../referrals/new-referral'
import { fullName } from '../staff/agent'
import { officeName } from '../staff/offices'
import { addEarlierEntries, recordOnCase, refreshCases } from './history'
import type { Case } from './store'

/** Announces who works with whom, or that nobody does any more. */
async function emitAssigned(tx: Tx, one: Case, open: boolean, handedOn = false): Promise<void> {
  const [agent] = await tx.select().from(agents).where(eq(agents.accountId, one.agentId))
  await emitEvent(tx, 'case.assigned', one.id, one.version, {
    caseId: one.id,
    referralId: one.referralId,
    accountId: one.accountId,
    officeId: one.officeId,
    officeName: await officeName(tx, one.officeId),
    agentAccountId: one.agentId,
    agentName: agent ? fullName(agent) : '',
    open,
    handedOn,
  })
}

/** Opens the case of a referral that its person activated. Does nothing the second time. */
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
  await addEarlierEntries(tx, accountId)
  await refreshCases(tx, accountId)
  await emitAssigned(tx, opened, true)
}

/** Gives an open case, locked by the caller, to another agent of the office. */
export async function handOnCase(tx: Tx, one: Case, agentId: string, at: Date): Promise<void> {
  const handed = { ...one, agentId, version: one.version + 1 }
  await tx.update(cases).set({ agentId, version: handed.version }).where(eq(cases.id, one.id))
  await recordOnCase(tx, { caseId: one.id }, { kind: 'taken-over', facts: {}, at, actor: agentId })
  await emitAssigned(tx, handed, true, true)
}

/** Closes the case of a referral, if it has an open one. */
export async function closeCase(tx: Tx, referralId: string, at: Date): Promise<void> {
  const open = and(eq(cases.referralId, referralId), isNull(cases.closedAt))
  const [found] = await tx.select().from(cases).where(open).for('update')
  if (!found) return
  const closed = { ...found, closedAt: at, version: found.version + 1 }
  await tx.update(cases).set({ closedAt: at, version: closed.version }).where(eq(cases.id, found.id))
  await cancelAppointmentsOf(tx, found.id, at)
  await emitAssigned(tx, closed, false)
}
