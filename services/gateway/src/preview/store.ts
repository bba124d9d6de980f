import { randomUUID } from 'node:crypto'
import { type Audience, MAX_GUEST_BROWSERS, type Pin } from '@onward/contracts'
import { NOBODY } from '../registry/resolve'
import type { Ask } from '../registry/store'
import type { StoredPreview } from './preview'

interface Row extends Omit<StoredPreview, 'createdAt' | 'expiresAt' | 'revokedAt'> {
  createdAt: string | Date
  expiresAt: string | Date
  revokedAt: string | Date | null
}
const previewOf = (row: Row): StoredPreview => ({
  ...row,
  audience: { ...NOBODY, ...row.audience },
  createdAt: new Date(row.createdAt),
  expiresAt: new Date(row.expiresAt),
  revokedAt: row.revokedAt === null ? null : new Date(row.revokedAt),
})

/** Revoked too with the token that made it. */
export async function readPreview(ask: Ask, id: string): Promise<StoredPreview | null> {
  const [row] = await ask<Row>`
    select p.id, p.label, p.pins, p.audience, p.guest, p.created_at as "createdAt", p.created_by as "createdBy", p.by_token as "tokenId",
      t.label as token, p.expires_at as "expiresAt", coalesce(p.revoked_at, t.revoked_at) as "revokedAt"
    from gateway.previews p left join gateway.deploy_tokens t on t.id = p.by_token where p.id = ${id}::uuid`
  return row ? previewOf(row) : null
}

/** Those that ended after a time, or are still open; the newest first. */
export async function readPreviews(ask: Ask, since: Date): Promise<(StoredPreview & { opened: number })[]> {
  const rows = await ask<Row & { opened: number }>`
    select p.id, p.label, p.pins, p.audience, p.guest, p.created_at as "createdAt", p.created_by as "createdBy", p.by_token as "tokenId",
      t.label as token, p.expires_at as "expiresAt", coalesce(p.revoked_at, t.revoked_at) as "revokedAt",
      (select count(*)::int from gateway.preview_openings o where o.preview = p.id) as opened
    from gateway.previews p left join gateway.deploy_tokens t on t.id = p.by_token
    where p.expires_at > ${since.toISOString()}::timestamptz order by p.created_at desc, p.id`
  return rows.map((row) => ({ ...previewOf(row), opened: row.opened }))
}

export interface NewPreview {
  id: string
  label: string
  pins: readonly Pin[]
  audience: Audience
  guest: string
  at: Date
  until: Date
  account: string | null
  token: string | null
}
export async function insertPreview(
  ask: Ask,
  { id, label, pins, audience, guest, at, until, account, token }: NewPreview,
): Promise<void> {
  await ask`
    insert into gateway.previews (id, label, pins, audience, guest, created_at, created_by, by_token, expires_at)
    values (${id}::uuid, ${label}, ${JSON.stringify(pins)}::text::jsonb, ${JSON.stringify(audience)}::text::jsonb, ${guest},
      ${at.toISOString()}::timestamptz, ${account}::uuid, ${token}::uuid, ${until.toISOString()}::timestamptz)`
}

/** Records that a link was opened; false when a preview without an account was opened in as many browsers as it may be. */
export async function insertOpening(
  ask: Ask,
  { id, guest }: Pick<StoredPreview, 'id' | 'guest'>,
  account: string | null,
  at: Date,
): Promise<boolean> {
  await ask`select pg_advisory_xact_lock(hashtextextended(${`onward preview ${id}`}, 0))`
  const rows = await ask`
    insert into gateway.preview_openings (id, preview, at, account)
    select ${randomUUID()}::uuid, ${id}::uuid, ${at.toISOString()}::timestamptz, ${account}::uuid
    where ${guest} = '' or (select count(*) from gateway.preview_openings where preview = ${id}::uuid) < ${MAX_GUEST_BROWSERS}::int
    returning 1 as one`
  return rows.length > 0
}

/** False when there is no such preview, or it is revoked already. */
export async function revokePreview(ask: Ask, id: string, at: Date): Promise<boolean> {
  const rows = await ask`
    update gateway.previews set revoked_at = ${at.toISOString()}::timestamptz where id = ${id}::uuid and revoked_at is null returning id`
  return rows.length > 0
}

/**
 * Whether a version was published and has never been live for anybody: then its files are for previews alone. False of versions
 * that there are not.
 */
export async function isHeldBack(ask: Ask, name: string, build: string): Promise<boolean> {
  const [row] = await ask<{ held: boolean }>`
    select exists (select from gateway.versions where name = ${name} and build = ${build})
      and not exists (select from gateway.rollouts where name = ${name} and (stable = ${build} or canary = ${build}))
      and not exists (select from gateway.revisions where name = ${name} and (stable = ${build} or canary = ${build})) as held`
  return row?.held ?? false
}
