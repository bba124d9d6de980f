import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { matchPeople, matchWishes } from '../db/schema'
import { type KnownPerson, matchPersonOf } from './person'

/** The person's own facts and preferences; null without any. */
export async function readPerson(tx: Tx, accountId: string): Promise<KnownPerson | null> {
  const [found] = await tx
    .select({ row: matchPeople, wishes: matchWishes })
    .from(matchPeople)
    .leftJoin(matchWishes, eq(matchWishes.accountId, matchPeople.accountId))
    .where(eq(matchPeople.accountId, accountId))
  return found ? { row: found.row, match: matchPersonOf(found.row, found.wishes) } : null
}
