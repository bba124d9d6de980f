import { type Announcement, afterCommitOf } from './announcer'
import type { Tx } from './connection'

/**
 * Announces to open pages of these accounts that something changed, without its content. Sent after the transaction has committed; a process that dies
 * between the two is noticed by those who listen, who then tell all pages that anything may have changed.
 */
export async function announceChange(tx: Tx, announcement: Announcement): Promise<void> {
  const afterCommit = afterCommitOf(tx)
  if (!afterCommit) throw new Error('announceChange needs a transaction of withSession or withSystem')
  afterCommit.announcements.push(announcement)
}
