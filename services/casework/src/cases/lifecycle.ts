import { randomUUID } from 'node:crypto'
import { emitEvent, runAsSystem, type Tx } from '@onward/database'
import { cancelAppointmentsOf } from '../appointments/store'
import { joinCase } from '../placements/store'
import type { Referral } from '../referrals/new-referral'
import { tellIfSealed } from '../sealing/store'
import { findAgent } from '../staff/agent-store'
import { officeName } from '../staff/office-store'
import { addEarlierEntries, recordOnCase, refreshCases } from './history'
import { addCase, type Case, changeCase, lockOpenCase } from './store'

/** Announces who works with whom, or that nobody does any more. */
async function emitAssigned(tx: Tx, one: Case, open: boolean, handedOn = false): Promise<void> {
  const agent = await findAgent(tx, one.agentId)
  await emitEvent(tx, 'case.assigned', one.id, one.version, {
    caseId: one.id,
    referralId: one.referralId,
    accountId: one.accountId,
    officeId: one.officeId,
    officeName: await officeName(tx, one.officeId),
    agentAccountId: one.agentId,
    agentName: agent?.name ?? '',
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
  const opened = await addCase(tx, referral, at, id)
  if (!opened) return
  await addEarlierEntries(tx, referral.accountId)
  await runAsSystem(tx, () => joinCase(tx, opened))
  await refreshCases(tx, referral.accountId)
  await emitAssigned(tx, opened, true)
  await tellIfSealed(tx, referral)
}

/** Gives an open case, locked by the caller, to another agent of the office. */
export async function handOnCase(tx: Tx, one: Case, agentId: string, at: Date): Promise<void> {
  const handed = await changeCase(tx, one, { agentId })
  await recordOnCase(tx, { caseId: one.id }, { kind: 'taken-over', facts: {}, at, actor: agentId })
  await emitAssigned(tx, handed, true, true)
}

/** Closes the case of a referral, if it has an open one. */
export async function closeCase(tx: Tx, referralId: string, at: Date): Promise<void> {
  const found = await lockOpenCase(tx, referralId)
  if (!found) return
  const closed = await changeCase(tx, found, { closedAt: at })
  await cancelAppointmentsOf(tx, found.id, at)
  await emitAssigned(tx, closed, false)
}
