import {
  askErasureOf,
  askForErasure,
  decideErasure,
  givePassword,
  keepAccount,
  listErasureRequests,
  Problem,
} from '@onward/contracts'
import { asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { clearSessionCookies } from '@onward/service-kit/session'
import { passwordFits, requireCurrentPassword } from '../accounts/passwords'
import { isStaff } from '../accounts/rules'
import { findByEmail, lockAccount, ownAccount } from '../accounts/store'
import { guess, passwordGuesses } from '../guesses/guesses'
import { markSession } from '../sessions/store'
import { lockAccountOfAnother } from '../staff/store'
import { closeAccount, reopenAccount } from './closing'
import { addErasureRequest, erasureRequests, takeErasureRequest } from './request-store'
import { eraseDue } from './store'

const ERASE_MINUTES = 15

/** Requesting erasure and cancelling it; the account can be kept until its waiting time ends. */
export function erasureRoutes(kit: ServiceKit): void {
  kit.handle(askForErasure, async (call) => {
    await requireCurrentPassword(kit, call, call.body.currentPassword)
    const answer = await call.write(async (tx, who) => {
      const account = await ownAccount(tx, who)
      const eraseAt = await closeAccount(tx, account, call.now)
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
      await asSystem(tx)
      // An erasure that runs at this moment has locked the row.
      const account = await lockAccount(tx, known.id)
      if (account?.credential !== known.credential) throw new Problem('invalid-credentials')
      if (account.eraseAt === null) throw new Problem('state-conflict', { text: 'identity.erasure-kept' })
      await reopenAccount(tx, account)
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.handle(givePassword, async (call) => {
    await requireCurrentPassword(kit, call, call.body.currentPassword)
    return call.write(async (tx, { sessionId }) => {
      await markSession(tx, sessionId, { passwordAt: call.now })
      return { resource: `sessions/${sessionId}`, answer: {} }
    })
  })
}

/** One administrator asks for it, another decides: nobody is erased by one person's press. */
export function erasureRequestRoutes(kit: ServiceKit): void {
  kit.handle(listErasureRequests, ({ read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const rows = await erasureRequests(tx)
      return {
        items: rows.map(({ askedBy, askedByName, askedAt, ...row }) => ({
          ...row,
          askedAt: new Date(askedAt).toISOString(),
          askedBy: askedByName,
          mine: askedBy === who.accountId,
        })),
      }
    }),
  )

  kit.handle(askErasureOf, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const account = await lockAccountOfAnother(tx, params.id, who)
      // Staff are removed once their work is handed on.
      if (isStaff(account)) throw new Problem('not-found')
      const isNew =
        account.eraseAt === null &&
        (await addErasureRequest(tx, { accountId: account.id, why: body.code, askedBy: who.accountId, askedAt: now }))
      if (!isNew) throw new Problem('state-conflict', { text: 'identity.erasure-asked' })
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    }),
  )

  kit.handle(decideErasure, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const account = await lockAccountOfAnother(tx, params.id, who)
      const asked = await takeErasureRequest(tx, account.id)
      if (!asked) throw new Problem('not-found')
      const isErased = body.decision === 'erase'
      if (isErased && asked.askedBy === who.accountId)
        throw new Problem('not-allowed', { text: 'identity.erasure-needs-another' })
      const eraseAt = isErased && account.eraseAt === null ? await closeAccount(tx, account, now) : account.eraseAt
      return { resource: `accounts/${account.id}`, answer: { eraseAt: eraseAt?.toISOString() ?? null } }
    }),
  )
}

export function erasureEvents(kit: ServiceKit): void {
  kit.cron('identity.erase', { everyMinutes: ERASE_MINUTES, most: 200, of: 'accounts', rest: 'no-longer-due' }, async (most) => {
    const erased = await eraseDue(kit.db, kit.clock(), most)
    if (erased > 0) kit.log.info({ erased }, 'accounts erased')
  })
}
