import { Problem } from '@onward/contracts/problem'
import type { Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { advertClosings } from './schema'

/** Whether an administrator is closing all adverts of the organisation: nothing of it may come before jobseekers until that is done. */
export async function isClosing(tx: Tx, organisationId: string): Promise<boolean> {
  const [running] = await tx
    .select({ id: advertClosings.id })
    .from(advertClosings)
    .where(and(eq(advertClosings.organisationId, organisationId), eq(advertClosings.state, 'running')))
  return running !== undefined
}

/** Throws `state-conflict` with a plain sentence while it is so. */
export async function requireNoClosing(tx: Tx, organisationId: string): Promise<void> {
  if (await isClosing(tx, organisationId)) throw new Problem('state-conflict', { text: 'jobs.vacancy-all-closing' })
}
