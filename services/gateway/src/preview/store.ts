import type { Audience, Pin } from '@onward/contracts'
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

export async function readPreview(ask: Ask, id: string): Promise<StoredPreview | null> {
  const [row] = await ask<Row>`
    select p.id, p.label, p.pins, p.audience, p.created_at as "createdAt", p.created_by as "createdBy", p.by_token as "tokenId",
      t.label as token, p.expires_at as "expiresAt", p.revoked_at as "revokedAt"
    from gateway.previews p left join gateway.deploy_tokens t on t.id = p.by_token where p.id = ${id}::uuid`
  return row ? previewOf(row) : null
}

/** Those that ended after a time, or are still open; the newest first. */
export async function readPreviews(ask: Ask, since: Date): Promise<StoredPreview[]> {
  const rows = await ask<Row>`
    select p.id, p.label, p.pins, p.audience, p.created_at as "createdAt", p.created_by as "createdBy", p.by_token as "tokenId",
      t.label as token, p.expires_at as "expiresAt", p.revoked_at as "revokedAt"
    from gateway.previews p left join gateway.deploy_tokens t on t.id = p.by_token
    where p.expires_at > ${since.toISOString()}::timestamptz order by p.created_at desc, p.id`
  return rows.map(previewOf)
}

export interface NewPreview {
  id: string
  label: string
  pins: readonly Pin[]
  audience: Audience
  at: Date
  until: Date
  account: string | null
  token: string | null
}
export async function insertPreview(
  ask: Ask,
  { id, label, pins, audience, at, until, account, token }: NewPreview,
): Promise<void> {
  await ask`
    insert into gateway.previews (id, label, pins, audience, created_at, created_by, by_token, expires_at)
    values (${id}::uuid, ${label}, ${JSON.stringify(pins)}::text::jsonb, ${JSON.stringify(audience)}::text::jsonb,
      ${at.toISOString()}::timestamptz, ${account}::uuid, ${token}::uuid, ${until.toISOString()}::timestamptz)`
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
