import { randomUUID } from 'node:crypto'
import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { jobs, organisations } from '../db/schema'

const DAY_MS = 24 * 60 * 60 * 1000

/** Makes an organisation established: verified long ago, with public adverts that are closed. */
export async function establish(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const long = new Date(now.getTime() - 2 * ADVERT_LIMITS.newForDays * DAY_MS)
  await tx.update(organisations).set({ verifiedAt: long }).where(eq(organisations.id, organisationId))
  await tx.insert(jobs).values(
    Array.from({ length: ADVERT_LIMITS.newUntilAdverts }, () => ({
      id: randomUUID(),
      organisationId,
      state: 'closed' as const,
      title: 'Earlier',
      company: 'Earlier',
      location: 'Leeds',
      description: 'Done',
      postedAt: long,
      closedAt: long,
      createdAt: long,
    })),
  )
}

/** A distinct text in words for each number: adverts that differ in digits alone count as copies. */
export const numberInWords = (n: number): string =>
  Array.from(
    { length: 12 },
    (_, i) => `item${[...String(n * 100 + i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  ).join(' ')
