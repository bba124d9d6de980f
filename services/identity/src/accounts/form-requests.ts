import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { requestAccountEmail } from '../mail/account-emails'
import { keepJoining } from './joining-store'
import { addFormRequest, type FormRequest, findByEmail, findById, openAccount, takeFormRequest } from './store'

const ANSWER_FORM = 'identity.answer-form'

/**
 * Stores the request of a public form. A job handles it after the answer, so that the answer takes the same time whether or not the
 * address is known.
 */
export async function keepFormRequest(tx: Tx, request: FormRequest): Promise<void> {
  await enqueue(tx, ANSWER_FORM, { id: await addFormRequest(tx, request) })
}

export function formRequestEvents(kit: ServiceKit): void {
  kit.task<{ id: string }>(ANSWER_FORM, 'tasks', ({ id }) =>
    kit.db.withSystem(async (tx) => {
      const request = await takeFormRequest(tx, id)
      if (!request) return
      const { kind, email, mayWrite, account: facts, askedAt } = request
      if (facts) {
        const { joining, ...asked } = facts
        const { id: accountId, confirmed } = await openAccount(tx, email, asked, askedAt)
        const opened = joining && !confirmed && (await findById(tx, accountId))
        if (opened) await keepJoining(tx, opened, joining, askedAt)
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
