import { askForErasure, ERASURE_DAYS, givePassword, keepAccount, Problem } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { clearSessionCookies } from '@onward/service-kit/session'
import { eq } from 'drizzle-orm'
import { changeAccount, findByEmail, findById, tellContact } from '../accounts/accounts'
import { currentPasswordGiven } from '../accounts/own-routes'
import { passwordFits } from '../accounts/passwords'
import { asForms } from '../accounts/routes'
import { type Account, accounts, emailChanges, sessions } from '../db/schema'
import { guess, passwordGuesses } from '../guesses/guesses'
import { requestLetter } from '../mail/send'
import { endSessionsOf } from '../sessions/sessions'
import { eraseDue } from './erase'

const DAY_MS = 24 * 3_600_000
const ERASE_MINUTES = 15

/** Asking for erasure, changing one's mind, and the end of the time for that. */
export function erasureRoutes(kit: ServiceKit): void {
  kit.handle(askForErasure, async (call) => {
    await currentPasswordGiven(kit, call, call.body.currentPassword)
    const answer = await call.write(async (tx, who) => {
      const account = who && (await findById(tx, who.accountId))
      if (!account) throw new Problem('sign-in-required')
      const eraseAt = new Date(call.now.getTime() + ERASURE_DAYS * DAY_MS)
      await close(tx, account, eraseAt, call.now)
      return { resource: `accounts/${account.id}`, answer: { eraseAt: eraseAt.toISOString() } }
    })
    clearSessionCookies(call.reply, kit.config)
    return answer
  })

  kit.handle(keepAccount, async (call) => {
    const { email, password } = call.body
    const known = await kit.db.withSystem((tx) => findByEmail(tx, email))
    const guesses = passwordGuesses(kit, call, email, known?.id ?? null)
    const fits = await guess(kit, guesses, call.now, () => passwordFits(known?.passwordHash ?? null, password))
    if (!known || !fits) throw new Problem('invalid-credentials')
    return call.write(async (tx) => {
      await asForms(tx)
      // Whoever is erasing it at this moment holds the row.
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, known.id)).for('update')
      if (!account) throw new Problem('invalid-credentials')
      if (account.eraseAt === null) throw new Problem('state-conflict', { text: 'identity.erasure-kept' })
      const kept = await changeAccount(tx, account.id, { eraseAt: null, eraseAskedAt: null })
      await tellContact(tx, kept)
      await emitEvent(tx, 'account.kept', kept.id, kept.version, { accountId: kept.id })
      await requestLetter(tx, kept.id, 'account-kept')
      return { resource: `accounts/${kept.id}`, answer: {} }
    })
  })

  kit.handle(givePassword, async (call) => {
    await currentPasswordGiven(kit, call, call.body.currentPassword)
    return call.write(async (tx, who) => {
      await tx.update(sessions).set({ passwordAt: call.now }).where(eq(sessions.id, who.sessionId))
      return { resource: `sessions/${who.sessionId}`, answer: {} }
    })
  })

  kit.cron('identity.erase', ERASE_MINUTES, async () => {
    const erased = await eraseDue(kit.db, kit.clock())
    if (erased > 0) kit.log.info({ erased }, 'accounts erased')
  })
}

/** Signs the account out everywhere and has everybody stop what they do for it; until `eraseAt` it can be kept. */
async function close(tx: Tx, account: Account, eraseAt: Date, now: Date): Promise<void> {
  const closing = await changeAccount(tx, account.id, { eraseAt, eraseAskedAt: now })
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, account.id))
  await endSessionsOf(tx, account.id, 'erasure', now)
  await tellContact(tx, closing)
  await emitEvent(tx, 'account.closing', account.id, closing.version, {
    accountId: account.id,
    eraseAt: eraseAt.toISOString(),
  })
  await requestLetter(tx, account.id, 'account-closing')
}
