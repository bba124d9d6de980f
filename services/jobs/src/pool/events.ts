import type { EventPayload } from '@onward/contracts'
import { announceChange, type Database, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { memberAccounts } from '../organisations-store'
import { expireUnanswered, savePerson, withdrawInvitations } from './visibility-store'

/**
 * Stores the state of a person's switch. When it is off, deletes in the same transaction what followed from it: their facts,
 * open invitations, and the name and contact details that employers got from accepted ones.
 */
async function saveVisibility(tx: Tx, visibility: EventPayload<'jobseeker.visibility'>, version: number): Promise<void> {
  const { accountId, cvId, area, availability } = visibility
  const facts = cvId
    ? { cvId, town: area?.town || null, outcode: area?.outcode || null, availability }
    : { cvId: null, town: null, outcode: null, availability: null }
  await savePerson(tx, { accountId, version, ...facts })
  if (cvId) return
  const ended = await withdrawInvitations(tx, accountId)
  for (const { organisationId } of ended) {
    await announceChange(tx, {
      accountIds: [accountId, ...(await memberAccounts(tx, organisationId))],
      changed: ['pool-invitation'],
    })
  }
}

/** Expires at most so many invitations without an answer. Gives how many. */
async function expireInvitations(db: Database, now: Date, most: number): Promise<number> {
  return db.withSystem(async (tx) => {
    const over = await expireUnanswered(tx, now, most)
    for (const { accountId, organisationId } of over)
      await announceChange(tx, {
        accountIds: [accountId, ...(await memberAccounts(tx, organisationId))],
        changed: ['pool-invitation'],
      })
    return over.length
  })
}

const EXPIRY_MINUTES = 30

export function poolEvents(kit: ServiceKit): void {
  kit.onEvent('jobseeker.visibility', (visibility, tx, { version }) => saveVisibility(tx, visibility, version))
  kit.cron(
    'jobs.pool-expiry',
    { everyMinutes: EXPIRY_MINUTES, most: 1_000, of: 'invitations', rest: 'no-longer-due' },
    async (most) => {
      const over = await expireInvitations(kit.db, kit.clock(), most)
      if (over > 0) kit.log.info({ over }, 'invitations without an answer')
    },
  )
}
