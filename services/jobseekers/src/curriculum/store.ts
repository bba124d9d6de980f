import { type Curriculum, EMPTY_CURRICULUM, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { curricula } from '../db/schema'

const FIRST_VERSION = 0

/** The CV builder's content; empty at version 0 before the first save. */
export async function curriculumOf(tx: Tx, accountId: string): Promise<{ curriculum: Curriculum; version: number }> {
  const [row] = await tx
    .select({ curriculum: curricula.curriculum, version: curricula.version })
    .from(curricula)
    .where(eq(curricula.accountId, accountId))
  return row ?? { curriculum: EMPTY_CURRICULUM, version: FIRST_VERSION }
}

/** Saves over `version` and gives the next one; 409 when another tab saved first. */
export async function saveCurriculumOver(
  tx: Tx,
  accountId: string,
  curriculum: Curriculum,
  version: number,
  now: Date,
): Promise<number> {
  const values = { curriculum, version: version + 1, updatedAt: now }
  const [saved] =
    version === FIRST_VERSION
      ? await tx
          .insert(curricula)
          .values({ accountId, ...values })
          .onConflictDoNothing()
          .returning({ version: curricula.version })
      : await tx
          .update(curricula)
          .set(values)
          .where(and(eq(curricula.accountId, accountId), eq(curricula.version, version)))
          .returning({ version: curricula.version })
  if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.curriculum-changed' })
  return saved.version
}
