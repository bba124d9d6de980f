import type { Tx } from '@onward/database'
import { announceMatchProfile } from '../profile/match-profile'
import { newestRead, setActive } from './active-store'

/** Makes a CV the active one and announces it to matching; an unread one takes over once it was read. */
export async function makeActive(tx: Tx, accountId: string, cv: { id: string; isRead: boolean }, now: Date): Promise<void> {
  await setActive(tx, accountId, cv)
  if (cv.isRead) await announceMatchProfile(tx, accountId, now)
}

/** Makes the newest read CV active after the active one was deleted. Gives its id, or null without one. */
export async function activateNewest(tx: Tx, accountId: string, now: Date): Promise<string | null> {
  const newest = await newestRead(tx, accountId)
  if (newest) await makeActive(tx, accountId, { id: newest, isRead: true }, now)
  else await announceMatchProfile(tx, accountId, now)
  return newest
}
