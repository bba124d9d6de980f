import { Problem } from '@onward/contracts/problem'
import type { Principal, Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { type ApplicationRow, applications } from '../db/schema'
import { ownOrganisation, requireOrganisation } from '../organisations'

/** An application that the employer received; another organisation's is `not-found`. */
export async function receivedApplication(tx: Tx, who: Principal, id: string): Promise<ApplicationRow> {
  const organisation = await ownOrganisation(tx, who)
  if (!organisation) throw new Problem('not-found')
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.organisationId, organisation.id)))
  if (!row) throw new Problem('not-found')
  return row
}

/** The same for a write: nobody else moves it meanwhile. */
export async function lockedApplication(
  tx: Tx,
  who: Principal,
  id: string,
): Promise<{ application: ApplicationRow; accountId: string }> {
  const organisation = await requireOrganisation(tx, who)
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.organisationId, organisation.id)))
    .for('update')
  if (!application) throw new Problem('not-found')
  return { application, accountId: who.accountId }
}
