import { createHash } from 'node:crypto'
import { pathOf } from '@onward/contracts/endpoint'
import { type LogoRefusal, type LogoToDecide, type OwnLogo, readLogo, readWaitingLogo } from '@onward/contracts/jobs/logos'
import { Problem } from '@onward/contracts/problem'
import { asSystem, type Tx } from '@onward/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type LogoRow, logos, organisations } from '../db/schema'

/** Public address of an approved logo. */
export const logoUrlOf = (digest: string | null): string | null => digest && pathOf(readLogo).replace(':digest', digest)
const waitingUrlOf = (digest: string) => pathOf(readWaitingLogo).replace(':digest', digest)

const ofOrganisation = (id: string) => eq(logos.organisationId, id)
const LISTED = { state: logos.state, digest: logos.digest, uploadedAt: logos.uploadedAt }

const listed = (tx: Tx, organisationId: string) =>
  tx.select(LISTED).from(logos).where(ofOrganisation(organisationId)).orderBy(asc(logos.state))

export async function readOwnLogo(tx: Tx, organisationId: string, refusal: LogoRefusal | null): Promise<OwnLogo> {
  const rows = await listed(tx, organisationId)
  const waiting = rows.find(({ state }) => state === 'waiting')
  return {
    shown: logoUrlOf(rows.find(({ state }) => state === 'shown')?.digest ?? null),
    waiting: waiting ? { url: waitingUrlOf(waiting.digest), uploadedAt: waiting.uploadedAt.toISOString() } : null,
    refusal,
  }
}

/** Addresses of logos by organisation, for applicants: the board no longer lists all their jobs. */
export async function visibleLogos(tx: Tx, organisationIds: readonly string[]): Promise<Map<string, string>> {
  const found = await tx.execute<{ id: string; digest: string }>(sql`
    select id, digest from unnest(${sql.param([...organisationIds])}::uuid[]) id, jobs.logo_of(id) digest where digest is not null`)
  return new Map(found.map(({ id, digest }) => [id, logoUrlOf(digest) ?? '']))
}

export async function logosToDecide(tx: Tx, organisationId: string): Promise<LogoToDecide[]> {
  const rows = await listed(tx, organisationId)
  return rows.map(({ state, digest, uploadedAt }) => ({
    digest,
    state,
    url: state === 'shown' ? (logoUrlOf(digest) ?? '') : waitingUrlOf(digest),
    uploadedAt: uploadedAt.toISOString(),
  }))
}

/** Stores a picture for the check, in place of one that waits. The current logo needs no new check. */
export async function keepForCheck(tx: Tx, organisationId: string, picture: Buffer, at: Date): Promise<LogoRow['state']> {
  const digest = createHash('sha256').update(picture).digest('hex')
  await tx.delete(logos).where(and(ofOrganisation(organisationId), eq(logos.state, 'waiting')))
  await tx.update(organisations).set({ logoRefusal: null }).where(eq(organisations.id, organisationId))
  const [same] = await tx
    .select({ state: logos.state })
    .from(logos)
    .where(and(ofOrganisation(organisationId), eq(logos.digest, digest)))
  if (same) return same.state
  await tx.insert(logos).values({ organisationId, state: 'waiting', digest, picture, uploadedAt: at })
  return 'waiting'
}

export async function deleteLogos(tx: Tx, organisationId: string): Promise<void> {
  await tx.delete(logos).where(ofOrganisation(organisationId))
  await tx.update(organisations).set({ logoRefusal: null }).where(eq(organisations.id, organisationId))
}

/** Approves the waiting logo, in place of the current one; false when another one waits, or none. */
export async function showWaiting(tx: Tx, organisationId: string, digest: string): Promise<boolean> {
  const [waiting] = await tx
    .delete(logos)
    .where(and(ofOrganisation(organisationId), eq(logos.state, 'waiting'), eq(logos.digest, digest)))
    .returning()
  if (!waiting) return false
  const { picture, uploadedAt } = waiting
  await tx
    .insert(logos)
    .values({ ...waiting, state: 'shown' })
    .onConflictDoUpdate({ target: [logos.organisationId, logos.state], set: { digest, picture, uploadedAt } })
  return true
}

/** False where the organisation has no such logo. */
export async function takeAway(tx: Tx, organisationId: string, digest: string, refusal: LogoRefusal): Promise<boolean> {
  const taken = await tx
    .delete(logos)
    .where(and(ofOrganisation(organisationId), eq(logos.digest, digest)))
    .returning({ state: logos.state })
  if (taken.length === 0) return false
  await tx.update(organisations).set({ logoRefusal: refusal }).where(eq(organisations.id, organisationId))
  return true
}

/** The picture of an address; null without one, or when its organisation is suspended. */
export async function pictureOf(tx: Tx, digest: string, state: LogoRow['state']): Promise<Buffer | null> {
  const [row] = await tx
    .select({ picture: logos.picture })
    .from(logos)
    .innerJoin(organisations, eq(organisations.id, logos.organisationId))
    .where(
      and(eq(logos.digest, digest), eq(logos.state, state), state === 'shown' ? isNull(organisations.suspendedAt) : sql`true`),
    )
    .limit(1)
  return row?.picture ?? null
}

/** The organisation, locked for the decision. */
export async function lockOrganisation(tx: Tx, id: string) {
  await asSystem(tx)
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update')
  if (!organisation) throw new Problem('not-found')
  return organisation
}
