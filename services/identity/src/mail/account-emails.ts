import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { mintEmailToken, TOKEN_HOURS } from '../accounts/email-tokens'
import { areaOfRole } from '../accounts/rules'
import { emailChangeOf, findByEmail, findById, forgetOldEmail } from '../accounts/store'
import type { Account, TokenPurpose } from '../db/schema'
import { ACCOUNT_EMAIL_KINDS, type AccountEmailKind, composeEmail, type Email } from './compose'
import { countEmail } from './store'

const SEND_ACCOUNT_EMAIL = 'identity.send-letter'
/** Emails to one address; more are silently not sent, so that the forms cannot fill somebody's inbox. */
const EMAILS_PER_HOUR = 6
const HOUR_MS = 3_600_000
const SIGN_IN = { jobseeker: '/login', employer: '/employer/login', agent: '/agent/login' } as const
const TOKEN_PATHS: Readonly<Record<TokenPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'change-email': '/verify-email',
}

/** Requests an email. It is written when it is sent, so that no token is stored in a job. */
export const requestAccountEmail = (tx: Tx, accountId: string, kind: AccountEmailKind): Promise<void> =>
  enqueue(tx, SEND_ACCOUNT_EMAIL, { accountId, kind }, { maxAttempts: 12 })

/** Counts one email to this address; false once there were enough in this hour. */
export async function mayEmail({ db, keys, config }: ServiceKit, email: string): Promise<boolean> {
  const bucket = `letters ${keyedHash(keys, 'letters', email.toLowerCase()).toString('base64url')}`
  return (await countEmail(db, bucket, HOUR_MS)) <= EMAILS_PER_HOUR * config.rateFactor
}

export function accountEmailEvents(kit: ServiceKit): void {
  kit.task<{ accountId: string; kind: string }>(SEND_ACCOUNT_EMAIL, 'mail', async ({ accountId, kind }) => {
    const known = ACCOUNT_EMAIL_KINDS.find((one) => one === kind)
    if (!known) throw new Error('no such email')
    const emailTo = async (tx: Tx, account: Account, about: AccountEmailKind, to: string): Promise<Email> => ({
      kind: about === 'account-closing' && account.role === 'employer' ? 'account-closing-employer' : about,
      language: account.language,
      to,
      firstName: account.confirmedAt ? account.firstName : '',
      link: kit.config.origin + (await pathOf(tx, account, about, kit.clock())),
      hours: TOKEN_HOURS['verify-email'],
      eraseAt: account.eraseAt,
    })
    // The token is committed before it is sent, so that a delivered link always works.
    const email = await kit.db.withSystem(async (tx) => {
      const account = await findById(tx, accountId)
      if (!account || !isDue(account, known)) return null
      const to = await addressFor(tx, account, known)
      if (to === null) return null
      // The new address belongs to another account: its owner gets an email, and the sender of the form learns nothing.
      const owner = known === 'change-email' ? await findByEmail(tx, to) : undefined
      if (owner) return emailTo(tx, owner, 'already-registered', owner.email)
      return emailTo(tx, account, known, to)
    })
    if (!email) return
    await kit.mail.send(composeEmail(email))
    if (known === 'email-changed') await kit.db.withSystem((tx) => forgetOldEmail(tx, accountId))
  })
}

/** The account's address, or the old or new one of a change; null when that change is over. */
async function addressFor(tx: Tx, account: Account, kind: AccountEmailKind): Promise<string | null> {
  if (kind !== 'change-email' && kind !== 'email-changed') return account.email
  const change = await emailChangeOf(tx, account.id)
  if (kind === 'email-changed') return change?.oldEmail ?? null
  return change && change.oldEmail === null ? change.newEmail : null
}

/** The account may have changed since the email was requested. */
function isDue(account: Account, kind: AccountEmailKind): boolean {
  if (account.suspendedAt) return false
  if (kind === 'account-closing') return account.eraseAt !== null
  return kind === 'verify-email' ? account.confirmedAt === null : true
}

async function pathOf(tx: Tx, account: Account, kind: AccountEmailKind, now: Date): Promise<string> {
  if (kind === 'already-registered' || kind === 'account-closing' || kind === 'account-kept')
    return SIGN_IN[areaOfRole(account.role)]
  if (kind === 'password-changed' || kind === 'recovery-code-used' || kind === 'second-factor-removed') return '/forgot-password'
  if (kind === 'second-factor-added') return '/contact'
  if (kind === 'email-changed') return '/contact'
  return `${TOKEN_PATHS[kind]}?token=${await mintEmailToken(tx, account, kind, now)}`
}
