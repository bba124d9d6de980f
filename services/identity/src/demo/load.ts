import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_COLLEAGUES, DEMO_OFFICE, DEMO_ORGANISATION, DEMO_PASSWORD } from '@onward/contracts'
import type { Database } from '@onward/database'
import { emitConfirmed } from '../accounts/changes'
import { hashPassword } from '../accounts/passwords'
import { accounts } from '../db/schema'

/** Creates the demo accounts, confirmed, where they are missing; existing ones stay as they are. */
export async function loadDemo({ db, clock }: { db: Database; clock: () => Date }): Promise<void> {
  const now = clock()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const unknown = await hashPassword(randomUUID())
  const people = [
    ...Object.values(DEMO_ACCOUNTS).map((one) => ({ ...one, passwordHash })),
    ...DEMO_COLLEAGUES.map((one) => ({ ...one, passwordHash: unknown })),
  ]
  await db.withSystem(async (tx) => {
    for (const person of people) {
      const [account] = await tx
        .insert(accounts)
        .values({
          ...person,
          organisationName: person.role === 'employer' ? DEMO_ORGANISATION.name : '',
          officeId: person.role === 'agent' ? DEMO_OFFICE.id : null,
          createdAt: now,
          confirmedAt: now,
          // As if they had signed in before.
          firstSessionId: person.id,
          tourClosedAt: now,
          version: 1,
        })
        .onConflictDoNothing()
        .returning()
      if (account) await emitConfirmed(tx, account)
    }
  })
}
