import type { Tx } from '@onward/database'
import { announceMatchProfile } from '../profile/match-profile'
import { newestRead, setActive } from './active-store'

/** Makes a CV the active one and tells matching; until one that waits was read, the one before it stays. */
export async function makeActive(tx: Tx, accountId: string, cv: { id: string; isRead: boolean }, now: Date): Promise<void> {
  await setActive(tx, accountId, cv)
  if (cv.isRead) await announceMatchProfile(tx, accountId, now)
}

/** After the active CV went: the newest that was read takes its place. Gives its id, or null where there is none. */
export async function activateNewest(tx: Tx, accountId: string, now: Date): Promise<string | null> {
  const newest = await newestRead(tx, accountId)
  if (newest) await makeActive(tx, accountId, { id: newest, isRead: true }, now)
  else await announceMatchProfile(tx, accountId, now)
  return newest
}
