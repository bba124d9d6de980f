import { FUTURE_BADGE_IDS, FUTURE_BADGES, REVOCATION_CODES } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { type AdminCommands, recordedCommands } from '@onward/service-kit'
import { and, eq, isNull } from 'drizzle-orm'
import { credentials, waitingList } from './db/schema'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Who leaves takes their badges along; the other reasons are for an administrator to give. */
const REASONS = REVOCATION_CODES.filter((code) => code !== 'holder-left')

const commands: AdminCommands = {
  'revoke-badge': {
    summary: `<credential id> <${REASONS.join(' | ')}>: revoke a badge; its page and the revocation list say so at once`,
    run: ([id = '', why], { db, clock }) =>
      db.withSystem(async (tx) => {
        if (!UUID.test(id)) throw new Error('Give the id of the credential, as in the address of its page.')
        const reason = REASONS.find((code) => code === why)
        if (!reason) throw new Error(`Say why, for its holder and anybody else to read: ${REASONS.join(', ')}.`)
        const [revoked] = await tx
          .update(credentials)
          .set({ revokedAt: clock(), revocationReason: reason })
          .where(and(eq(credentials.id, id), isNull(credentials.revokedAt)))
          .returning({ accountId: credentials.accountId, badge: credentials.badge })
        if (!revoked) throw new Error('There is no such badge, or it was revoked already.')
        await emitEvent(tx, 'badge.revoked', id, 2, { ...revoked, credentialId: id })
        return 'The badge is revoked.'
      }),
  },
  'announce-badge': {
    summary: '<id of a badge to come>: tell everybody on its waiting list that it is there',
    run: ([given = ''], { db, clock }) =>
      db.withSystem(async (tx) => {
        const badge = FUTURE_BADGE_IDS.find((id) => id === given)
        if (!badge) throw new Error(`Give one of: ${FUTURE_BADGE_IDS.join(', ')}.`)
        const told = await tx
          .update(waitingList)
          .set({ toldAt: clock() })
          .where(and(eq(waitingList.badge, badge), isNull(waitingList.toldAt)))
          .returning({ id: waitingList.id, accountId: waitingList.accountId })
        for (const { id, accountId } of told) await emitEvent(tx, 'badge.announced', id, 1, { accountId, badge })
        const name = FUTURE_BADGES[badge].en
        if (told.length === 0) return `Nobody waits for ${name}.`
        return `${told.length === 1 ? '1 person is' : `${told.length} people are`} told that ${name} is there.`
      }),
  },
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands = recordedCommands('learning', commands, [])
