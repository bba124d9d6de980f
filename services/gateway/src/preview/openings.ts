import { randomBytes } from 'node:crypto'
import type { Role } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { act } from '@onward/service-kit/acts'
import { askWithin } from '../registry/store'
import type { StoredPreview } from './preview'
import { insertOpening } from './store'

/** Null: the tester without an account. */
export type Opener = { accountId: string; role: Role } | null
export type RecordOpening = (preview: Pick<StoredPreview, 'id' | 'guest'>, opener: Opener) => Promise<boolean>

class UsedUp extends Error {}

/** Keeps in the audit trail who opened a preview; false when it was opened in as many browsers as it may be. */
export const recordOpening =
  (kit: Pick<ServiceKit, 'db' | 'clock'>): RecordOpening =>
  (preview, opener) =>
    kit.db
      .withSystem(async (tx) => {
        const at = kit.clock()
        const facts = {
          service: 'gateway',
          who: opener,
          methodPath: 'POST /preview/:link',
          idempotencyKey: null,
          fingerprint: randomBytes(32),
          at,
        } as const
        await act(tx, facts, async () => {
          if (!(await insertOpening(askWithin(tx), preview, opener?.accountId ?? null, at))) throw new UsedUp()
          return { resource: `previews/${preview.id}`, answer: {} }
        })
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof UsedUp) return false
        throw error
      })
