import type { StaffWork } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { emitChanged, stepAppointment } from '../appointments/store'
import { handOnCase } from '../cases/lifecycle'
import { isWaiting } from '../referrals/rules'
import { addStep, changeReferral } from '../referrals/store'
import { endKeeping } from '../sealing/store'
import type { AgentRow } from './agent-store'
import { countClashes, handOnTodos, lockAppointments, lockCases, lockReferrals, type Whose, workOf } from './hand-on-store'
import { fullName } from './names'

export type HandedOn = StaffWork & { clashes: number }

/**
 * Gives the work of an agent who goes to a colleague of the same office, in the caller's transaction and as the system. Clients are told.
 * Appointments keep their times, also where the colleague is busy: `clashes` counts these. Sealed records stay behind, without a coach.
 */
export async function handOn(tx: Tx, from: string, to: AgentRow, at: Date): Promise<HandedOn> {
  await endKeeping(tx, from, at)
  return handOnWork(tx, from, to, at)
}

/** The same with the work of some referrals, whoever has it. */
export const handOnReferrals = (tx: Tx, referralIds: readonly string[], to: AgentRow, at: Date): Promise<HandedOn> =>
  handOnWork(tx, { referralIds }, to, at)

async function handOnWork(tx: Tx, from: Whose, to: AgentRow, at: Date): Promise<HandedOn> {
  const agentId = to.accountId
  const work = await workOf(tx, from, at)
  const clashes = await countClashes(tx, from, agentId, at)
  // Everywhere a case is locked after what belongs to it: no deadlocks.
  await handOnTodos(tx, from, agentId, at)
  for (const row of await lockAppointments(tx, from, at)) {
    const change = { agentId, agentName: fullName(to), sequence: row.sequence + 1 }
    const moved = await stepAppointment(tx, row, { to: 'planned', kind: 'changed', at, actor: agentId, change })
    await emitChanged(tx, moved, 'changed')
  }
  for (const referral of await lockReferrals(tx, from, at)) {
    await changeReferral(tx, referral, { agentId })
    if (isWaiting(referral)) await addStep(tx, referral.id, { kind: 'taken-over', at, actor: agentId })
  }
  const open = await lockCases(tx, from, at)
  for (const one of open) await handOnCase(tx, one, agentId, at)
  const clients = open.length + work.referrals
  if (clients > 0) await emitEvent(tx, 'cases.handed-on', agentId, at.getTime(), { agentAccountId: agentId, clients })
  return { ...work, clashes }
}
