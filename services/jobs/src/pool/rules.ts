import { type PoolInvitationState, Problem } from '@onward/contracts'
import { dayOf } from '../day'
import type { OwnOrganisation } from '../organisations-store'
import { flagsOf } from '../vacancies/checks'
import type { PoolInvitationRow } from './schema'

/** Only verified organisations may use the pool. Throws `organisation-not-verified`. */
export function requireVerified(organisation: OwnOrganisation | null): OwnOrganisation {
  if (!organisation?.verified) throw new Problem('organisation-not-verified')
  return organisation
}

/** The current state of an invitation: expired once its time has passed, marked or not. */
export const stateAt = (row: Pick<PoolInvitationRow, 'state' | 'expiresAt'>, now: Date): PoolInvitationState =>
  row.state === 'sent' && row.expiresAt <= now ? 'expired' : row.state

/** Throws `state-conflict` unless this invitation still waits for an answer. */
export function requireUnanswered(row: PoolInvitationRow, now: Date): void {
  const state = stateAt(row, now)
  if (state === 'withdrawn') throw new Problem('state-conflict', { text: 'jobs.pool-left' })
  if (state === 'expired') throw new Problem('state-conflict', { text: 'jobs.pool-invitation-expired' })
  if (state !== 'sent') throw new Problem('state-conflict', { text: 'jobs.pool-answered-already' })
}

/** Whether a message has something that would hold an advert back. */
export function isUnfit(message: string, now: Date): boolean {
  const advert = { title: '', location: '', description: message, requirements: [] }
  const unpaid = { pay: null, salary: '', type: 'full-time', hoursPerWeek: null, startsOn: null } as const
  return flagsOf({ ...advert, ...unpaid }, null, dayOf(now)).length > 0
}
