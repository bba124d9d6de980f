import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeployToken, Registration, TokenRight } from '@onward/contracts'
import type { RegisteredRemote } from './judge'
import type { Ask } from './store'

/** Remotes as they are registered, with or without an administrator. */
export const readRegistered = (ask: Ask) =>
  ask<RegisteredRemote>`select name, public_key as "publicKey", reserved, budget_bytes as "budgetBytes" from gateway.remotes order by name`

type RegistrationRow = Omit<Registration, 'tokens' | 'notices'>
export const readRegistrations = (ask: Ask) =>
  ask<RegistrationRow>`
    select name, version, team, public_key as "publicKey", reserved, webhook, mail, budget_bytes as "budgetBytes"
    from gateway.remotes where name <> 'shell' order by name`

interface TokenRow extends Omit<DeployToken, 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'> {
  name: string
  createdAt: string | Date
  expiresAt: string | Date
  revokedAt: string | Date | null
  lastUsedAt: string | Date | null
}
const iso = (at: string | Date) => new Date(at).toISOString()

/** Tokens of every remote, the newest first; never a secret. */
export async function readTokens(ask: Ask): Promise<(DeployToken & { name: string })[]> {
  const rows = await ask<TokenRow>`
    select id, name, label, rights, testers, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt",
      revoked_at as "revokedAt", last_used_at as "lastUsedAt"
    from gateway.deploy_tokens order by created_at desc, id`
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
    revokedAt: row.revokedAt && iso(row.revokedAt),
    lastUsedAt: row.lastUsedAt && iso(row.lastUsedAt),
  }))
}

/** Saves a registration over the version that was seen; false when another change came between. */
export async function saveRegistration(ask: Ask, registration: RegistrationRow): Promise<boolean> {
  const { name, version: seen, team, publicKey, reserved, webhook, mail, budgetBytes } = registration
  const list = JSON.stringify(reserved)
  const rows = await ask<{ version: number }>`
    insert into gateway.remotes as r (name, team, public_key, reserved, webhook, mail, budget_bytes, version)
    values (${name}, ${team}, ${publicKey}, ${list}::text::jsonb, ${webhook}, ${mail}, ${budgetBytes}, 1)
    on conflict (name) do update set team = excluded.team, public_key = excluded.public_key, reserved = excluded.reserved,
      webhook = excluded.webhook, mail = excluded.mail, budget_bytes = excluded.budget_bytes, version = r.version + 1
    where r.version = ${seen}
    returning version`
  return rows.length > 0
}

/** `onw.<remote>.<secret>`: 32 random bytes, of which only the hash is stored. */
export const newToken = (name: string): string => `onw.${name}.${randomBytes(32).toString('base64url')}`
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export async function insertToken(
  ask: Ask,
  made: {
    id: string
    name: string
    label: string
    rights: readonly TokenRight[]
    testers: readonly string[]
    token: string
    by: string
    at: Date
    until: Date
  },
): Promise<void> {
  const { id, name, label, rights, testers, token, by, at, until } = made
  await ask`
    insert into gateway.deploy_tokens (id, name, label, hash, rights, testers, created_at, created_by, expires_at)
    values (${id}, ${name}, ${label}, decode(${hashOf(token).toString('hex')}, 'hex'), string_to_array(${rights.join(',')}, ','),
      string_to_array(${testers.join(',')}, ',')::uuid[],
      ${at.toISOString()}::timestamptz, ${by}::uuid, ${until.toISOString()}::timestamptz)`
}

/** False when there is no such token, or it is revoked already. */
export async function revokeToken(
  ask: Ask,
  { id, name, by, at }: { id: string; name: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await ask`
    update gateway.deploy_tokens set revoked_at = ${at.toISOString()}::timestamptz, revoked_by = ${by}::uuid
    where id = ${id}::uuid and name = ${name} and revoked_at is null returning id`
  return rows.length > 0
}

export interface UsableToken {
  id: string
  name: string
  rights: TokenRight[]
  /** Whom its previews are for. */
  testers: string[]
}
/** The token of a request, while it is neither expired nor revoked. */
export async function findToken(ask: Ask, token: string, now: Date): Promise<UsableToken | null> {
  const hash = hashOf(token)
  const [row] = await ask<UsableToken & { hex: string }>`
    select id, name, rights, testers, encode(hash, 'hex') as hex from gateway.deploy_tokens
    where hash = decode(${hash.toString('hex')}, 'hex') and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz`
  return row && timingSafeEqual(Buffer.from(row.hex, 'hex'), hash)
    ? { id: row.id, name: row.name, rights: row.rights, testers: row.testers }
    : null
}

export async function noteTokenUse(ask: Ask, id: string, at: Date): Promise<void> {
  await ask`update gateway.deploy_tokens set last_used_at = ${at.toISOString()}::timestamptz where id = ${id}::uuid`
}
