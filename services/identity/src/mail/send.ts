import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { areaOfRole, findById } from '../accounts/accounts'
import { mintEmailToken, TOKEN_HOURS } from '../accounts/email-tokens'
import type { Account, TokenPurpose } from '../db/schema'
import { LETTER_KINDS, type LetterKind, writeLetter } from './letters'

const SEND_LETTER = 'identity.send-letter'
const SIGN_IN = { jobseeker: '/login', employer: '/employer/login', agent: '/agent/login' } as const
const TOKEN_PATHS: Readonly<Record<TokenPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
}

/** Asks for a letter; it is written when it is sent, so that a token never rests in a job. */
export const requestLetter = (tx: Tx, accountId: string, kind: LetterKind): Promise<void> =>
  enqueue(tx, SEND_LETTER, { accountId, kind }, { maxAttempts: 12 })

export function registerLetters(kit: ServiceKit): void {
  kit.task<{ accountId: string; kind: string }>(SEND_LETTER, async ({ accountId, kind }) => {
    const known = LETTER_KINDS.find((one) => one === kind)
    if (!known) throw new Error('no such letter')
    // The token is committed before it leaves, so a link that arrives always works.
    const letter = await kit.db.withSystem(async (tx) => {
      const account = await findById(tx, accountId)
      if (!account || !isDue(account, known)) return null
      const firstName = account.confirmedAt ? account.firstName : ''
      const link = kit.config.origin + (await pathOf(tx, account, known, kit.clock()))
      return { kind: known, language: account.language, to: account.email, firstName, link, hours: TOKEN_HOURS['verify-email'] }
    })
    if (letter) await kit.mail.send(writeLetter(letter))
  })
}

/** Things may have changed since the letter was asked for. */
function isDue(account: Account, kind: LetterKind): boolean {
  if (account.suspendedAt) return false
  return kind === 'verify-email' ? account.confirmedAt === null : true
}

async function pathOf(tx: Tx, account: Account, kind: LetterKind, now: Date): Promise<string> {
  if (kind === 'already-registered') return SIGN_IN[areaOfRole(account.role)]
  if (kind === 'password-changed') return '/forgot-password'
  return `${TOKEN_PATHS[kind]}?token=${await mintEmailToken(tx, account, kind, now)}`
}
