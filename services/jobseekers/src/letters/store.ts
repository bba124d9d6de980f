import { GENERAL_POSITION, type Letter, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { LetterRow } from '../db/schema'
import { letters } from '../db/schema'

const MAX_LETTERS = 200

/** A letter of the signed-in person; `not-found` for another's. */
export async function ownLetter(tx: Tx, accountId: string, letterId: string): Promise<LetterRow> {
  const [row] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), eq(letters.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}

/** A person's letters, optionally of one CV or job, the newest first. */
export const lettersOf = (tx: Tx, accountId: string, { cvId, jobId }: { cvId?: string; jobId?: string }): Promise<LetterRow[]> =>
  tx
    .select()
    .from(letters)
    .where(
      and(
        eq(letters.accountId, accountId),
        cvId ? eq(letters.cvId, cvId) : undefined,
        jobId ? eq(letters.jobId, jobId) : undefined,
      ),
    )
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(MAX_LETTERS)

interface NewLetter
  extends Pick<LetterRow, 'id' | 'accountId' | 'cvId' | 'choices' | 'body' | 'facts' | 'missing' | 'partly' | 'writtenBy'> {
  /** Null for a general letter. */
  advert: { jobId: string | null; title: string; company: string } | null
}
export async function insertLetter(tx: Tx, { advert, ...letter }: NewLetter, now: Date): Promise<void> {
  const job = { jobId: advert?.jobId ?? null, jobTitle: advert?.title ?? GENERAL_POSITION, company: advert?.company ?? '' }
  await tx.insert(letters).values({ ...letter, ...job, createdAt: now, updatedAt: now })
}

/** Saves over `version` and gives the next one; `state-conflict` when another tab saved first. */
export async function saveLetterOver(
  tx: Tx,
  letterId: string,
  { body, version }: Pick<Letter, 'body' | 'version'>,
  now: Date,
): Promise<number> {
  const [saved] = await tx
    .update(letters)
    .set({ body, updatedAt: now, version: version + 1 })
    .where(and(eq(letters.id, letterId), eq(letters.version, version)))
    .returning({ version: letters.version })
  if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.letter-changed' })
  return saved.version
}

export async function removeLetter(tx: Tx, letterId: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.id, letterId))
}

/** A letter for this CV that is not empty, whether typed or generated. */
export async function writtenLetterOf(tx: Tx, cvId: string): Promise<{ id: string } | undefined> {
  const [letter] = await tx
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.cvId, cvId), sql`btrim(${letters.body}) <> ''`))
    .limit(1)
  return letter
}
