import type { Language } from '@onward/contracts'
import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import { areaOfRole, findByEmail, findById } from '../accounts/accounts'
import { mintEmailToken, TOKEN_HOURS } from '../accounts/email-tokens'
import { type Account, emailChanges, type TokenPurpose } from '../db/schema'
import { LETTER_KINDS, type Letter, type LetterKind, writeLetter } from './letters'

const SEND_LETTER = 'identity.send-letter'
const SIGN_IN = { jobseeker: '/login', employer: '/employer/login', agent: '/agent/login' } as const
const TOKEN_PATHS: Readonly<Record<TokenPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'change-email': '/verify-email',
}

/** Asks for a letter; it is written when it is sent, so that a token never rests in a job. */
export const requestLetter = (tx: Tx, accountId: string, kind: LetterKind): Promise<void> =>
  enqueue(tx, SEND_LETTER, { accountId, kind }, { maxAttempts: 12 })

export function registerLetters(kit: ServiceKit): void {
  kit.task<{ accountId: string; kind: string }>(SEND_LETTER, async ({ accountId, kind }) => {
    const known = LETTER_KINDS.find((one) => one === kind)
    if (!known) throw new Error('no such letter')
    const letterTo = async (tx: Tx, account: Account, about: LetterKind, to: string): Promise<Letter> => ({
      kind: about === 'account-closing' && account.role === 'employer' ? 'account-closing-employer' : about,
      language: account.language,
      to,
      firstName: account.confirmedAt ? account.firstName : '',
      link: kit.config.origin + (await pathOf(tx, account, about, kit.clock())),
      hours: TOKEN_HOURS['verify-email'],
      ...(account.eraseAt && { eraseAt: dayAndTime(account.eraseAt, account.language) }),
    })
    // The token is committed before it leaves, so a link that arrives always works.
    const letter = await kit.db.withSystem(async (tx) => {
      const account = await findById(tx, accountId)
      if (!account || !isDue(account, known)) return null
      const to = await addressFor(tx, account, known)
      if (to === null) return null
      // The address belongs to another account: its owner is told that, and nobody else learns it.
      const owner = known === 'change-email' ? await findByEmail(tx, to) : undefined
      if (owner) return letterTo(tx, owner, 'already-registered', owner.email)
      return letterTo(tx, account, known, to)
    })
    if (!letter) return
    await kit.mail.send(writeLetter(letter))
    if (known === 'email-changed') await kit.db.withSystem((tx) => forgetOldAddress(tx, accountId))
  })
}

const forgetOldAddress = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(emailChanges).where(and(eq(emailChanges.accountId, accountId), isNotNull(emailChanges.oldEmail)))
}

/** The account's own, or one side of a change of it; null when that change is over. */
async function addressFor(tx: Tx, account: Account, kind: LetterKind): Promise<string | null> {
  if (kind !== 'change-email' && kind !== 'email-changed') return account.email
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.accountId, account.id))
  if (kind === 'email-changed') return change?.oldEmail ?? null
  return change && change.oldEmail === null ? change.newEmail : null
}

/** On the clock of the United Kingdom, for a sentence. */
const dayAndTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'cy' ? 'cy' : 'en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(at)

/** Things may have changed since the letter was asked for. */
function isDue(account: Account, kind: LetterKind): boolean {
  if (account.suspendedAt) return false
  if (kind === 'account-closing') return account.eraseAt !== null
  return kind === 'verify-email' ? account.confirmedAt === null : true
}

async function pathOf(tx: Tx, account: Account, kind: LetterKind, now: Date): Promise<string> {
  if (kind === 'already-registered' || kind === 'account-closing' || kind === 'account-kept')
    return SIGN_IN[areaOfRole(account.role)]
  if (kind === 'password-changed' || kind === 'recovery-code-used' || kind === 'second-factor-removed') return '/forgot-password'
  if (kind === 'second-factor-added') return '/contact'
  if (kind === 'email-changed') return '/contact'
  return `${TOKEN_PATHS[kind]}?token=${await mintEmailToken(tx, account, kind, now)}`
}
