import { randomUUID } from 'node:crypto'
import { MOST_VIEWS, Problem, refuseField, type SavedViewOf, type ViewList } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { savedViews } from '../db/schema'

/** A person's views of a list, the oldest first. */
export const viewsOf = (tx: Tx, accountId: string, list: ViewList): Promise<SavedViewOf[]> =>
  tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id))

/** Throws `invalid-input` where another view of the list has this name. */
async function requireFreeName(tx: Tx, view: { accountId: string; list: ViewList; name: string; id?: string }): Promise<void> {
  const [known] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.accountId, view.accountId),
        eq(savedViews.list, view.list),
        sql`lower(${savedViews.name}) = lower(${view.name})`,
        view.id === undefined ? undefined : ne(savedViews.id, view.id),
      ),
    )
  if (known) throw refuseField('name', 'identity.view-name-taken')
}

/** One at a time for each person, so that no list gets too long and no name is taken twice. */
const lock = (tx: Tx, accountId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('views ' || ${accountId}, 0))`)

/** Gives the new view's id. Throws `state-conflict` for one too many. */
export async function insertView(
  tx: Tx,
  view: { accountId: string; list: ViewList; name: string; query: string; createdAt: Date },
): Promise<string> {
  await lock(tx, view.accountId)
  if ((await viewsOf(tx, view.accountId, view.list)).length >= MOST_VIEWS)
    throw new Problem('state-conflict', { text: 'identity.view-too-many', facts: { most: MOST_VIEWS } })
  await requireFreeName(tx, view)
  const id = randomUUID()
  await tx.insert(savedViews).values({ id, ...view })
  return id
}

const isOwn = (id: string, accountId: string) => and(eq(savedViews.id, id), eq(savedViews.accountId, accountId))

export async function changeName(tx: Tx, id: string, accountId: string, name: string): Promise<void> {
  await lock(tx, accountId)
  const [view] = await tx.select().from(savedViews).where(isOwn(id, accountId))
  if (!view) throw new Problem('not-found')
  await requireFreeName(tx, { id, accountId, list: view.list, name })
  await tx.update(savedViews).set({ name }).where(isOwn(id, accountId))
}

export async function removeView(tx: Tx, id: string, accountId: string): Promise<void> {
  const [gone] = await tx.delete(savedViews).where(isOwn(id, accountId)).returning({ id: savedViews.id })
  if (!gone) throw new Problem('not-found')
}
