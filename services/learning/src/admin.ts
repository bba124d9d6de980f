import { FUTURE_BADGE_IDS, FUTURE_BADGES, REVOCATION_CODES } from '@onward/contracts'
import { type AdminCommands, recordedCommands } from '@onward/service-kit'
import { revokeCredential } from './credentials/store'
import { announceToWaiting } from './waiting-list/store'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reasons that an administrator may give; `holder-left` is set when an account is erased. */
const REASONS = REVOCATION_CODES.filter((code) => code !== 'holder-left')

const commands: AdminCommands = {
  'revoke-badge': {
    summary: `<credential id> <${REASONS.join(' | ')}>: revoke a badge; its page and the revocation list say so at once`,
    run: ([id = '', why], { db, clock }) =>
      db.withSystem(async (tx) => {
        if (!UUID.test(id)) throw new Error('Give the id of the credential, as in the address of its page.')
        const reason = REASONS.find((code) => code === why)
        if (!reason) throw new Error(`Say why, for its holder and anybody else to read: ${REASONS.join(', ')}.`)
        if (!(await revokeCredential(tx, id, reason, clock())))
          throw new Error('There is no such badge, or it was revoked already.')
        return 'The badge is revoked.'
      }),
  },
  'announce-badge': {
    summary: '<id of a badge to come>: tell everybody on its waiting list that it is there',
    run: ([given = ''], { db, clock }) =>
      db.withSystem(async (tx) => {
        const badge = FUTURE_BADGE_IDS.find((id) => id === given)
        if (!badge) throw new Error(`Give one of: ${FUTURE_BADGE_IDS.join(', ')}.`)
        const announced = await announceToWaiting(tx, badge, clock())
        const name = FUTURE_BADGES[badge].en
        if (announced === 0) return `Nobody waits for ${name}.`
        return `${announced === 1 ? '1 person is' : `${announced} people are`} told that ${name} is there.`
      }),
  },
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands = recordedCommands('learning', commands, [])
