import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ProfileRow } from '../db/schema'
import { districtOf } from '../profile/area'
import { poolFactsOf, raiseVisibilityVersion, setVisible, visibleCv } from './visibility-store'

/** Shows one CV to employers, or none, and informs the pool, in the caller's transaction. */
export async function showOnly(tx: Tx, accountId: string, cvId: string | null): Promise<void> {
  const profile = await raiseVisibilityVersion(tx, accountId)
  await setVisible(tx, accountId, cvId)
  if (profile) await announceVisibility(tx, profile, cvId)
}

/** Informs the pool when what it shows of a profile has changed; call it in the transaction of the change. */
export async function announcePoolFacts(tx: Tx, before: ProfileRow): Promise<void> {
  const { accountId } = before
  const now = await poolFactsOf(tx, accountId)
  if (!now || (now.postcode === before.postcode && now.availability === before.availability)) return
  const cvId = await visibleCv(tx, accountId)
  const profile = cvId && (await raiseVisibilityVersion(tx, accountId))
  if (profile) await announceVisibility(tx, profile, cvId)
}

async function announceVisibility(tx: Tx, profile: ProfileRow, cvId: string | null): Promise<void> {
  const { accountId, availability, visibilityVersion } = profile
  const facts = cvId ? { area: districtOf(profile), availability } : { area: null, availability: null }
  await emitEvent(tx, 'jobseeker.visibility', accountId, visibilityVersion, { accountId, cvId, ...facts })
}
