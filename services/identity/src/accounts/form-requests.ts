import { randomUUID } from 'node:crypto'
import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { formRequests } from '../db/schema'
import { requestAccountEmail } from '../mail/account-emails'
import { findByEmail, openAccount } from './store'

const ANSWER_FORM = 'identity.answer-form'

export type FormRequest = Omit<typeof formRequests.$inferInsert, 'id'>

/** Keeps what a public form asks for. A job does it after the answer, which takes the same work whether the address is known or not. */
export async function keepFormRequest(tx: Tx, request: FormRequest): Promise<void> {
  const id = randomUUID()
  await tx.insert(formRequests).values({ ...request, id })
  await enqueue(tx, ANSWER_FORM, { id })
}

export function formRequestEvents(kit: ServiceKit): void {
  kit.task<{ id: string }>(ANSWER_FORM, ({ id }) =>
    kit.db.withSystem(async (tx) => {
      const [request] = await tx.delete(formRequests).where(eq(formRequests.id, id)).returning()
      if (!request) return
      const { kind, email, mayWrite, account: facts, askedAt } = request
      if (facts) {
        const { id: accountId, confirmed } = await openAccount(tx, email, facts, askedAt)
        if (mayWrite) await requestAccountEmail(tx, accountId, confirmed ? 'already-registered' : 'verify-email')
        return
      }
      const account = await findByEmail(tx, email)
      if (!mayWrite || !account) return
      if (kind === 'reset-password') await requestAccountEmail(tx, account.id, 'reset-password')
      else if (!account.confirmedAt) await requestAccountEmail(tx, account.id, 'verify-email')
    }),
  )
}
