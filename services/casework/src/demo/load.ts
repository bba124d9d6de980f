import { DEMO_ACCOUNTS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { Keys } from '@onward/service-kit/keys'
import { recordClaimant } from '../ni-number/store'
import { loadAppointments } from './appointments'
import { loadCase } from './case'
import { loadOffice } from './office'

/** The prefix ZZ is never given out: this number belongs to nobody. */
const DEMO_NI_NUMBER = 'ZZ123456C'

/** The demo jobseeker's NI number, and the office that works with them. Loading it twice changes nothing. */
export async function loadDemo({ db, clock, keys }: { db: Database; clock: () => Date; keys: Keys }): Promise<void> {
  const { id: accountId } = DEMO_ACCOUNTS.jobseeker
  const at = clock()
  await db.withSystem(async (tx) => {
    await recordClaimant(tx, keys, { accountId, niNumber: DEMO_NI_NUMBER, at })
    await loadOffice(tx, keys, { niNumber: DEMO_NI_NUMBER, at })
    await loadCase(tx, { at })
    await loadAppointments(tx, { at })
  })
}
