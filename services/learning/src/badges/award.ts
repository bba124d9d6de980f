import type { BadgeId } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { Config } from '@onward/service-kit'
import type { Keys } from '@onward/service-kit/keys'
import { and, eq, isNull } from 'drizzle-orm'
import { type BadgeWay, type Holder, signBadge } from '../credentials/credential'
import { credentials } from '../db/schema'

/** What signs a badge, and the address it is known by. */
export interface Issuing {
  keys: Pick<Keys, 'issuer'>
  config: Pick<Config, 'origin'>
}

interface Award {
  id: string
  accountId: string
  badge: BadgeId
  way: BadgeWay
  cvId: string | null
  issuedAt: Date
  holder: Holder
}

/** Gives the badge once, and the id of the credential: the new one, or the one that is there. */
export async function award(tx: Tx, { keys, config }: Issuing, given: Award): Promise<string> {
  const { id, accountId, badge, way, cvId, issuedAt } = given
  const live = () =>
    tx
      .select({ id: credentials.id })
      .from(credentials)
      .where(and(eq(credentials.accountId, accountId), eq(credentials.badge, badge), isNull(credentials.revokedAt)))
  const [before] = await live()
  if (before) return before.id
  const jwt = await signBadge(keys.issuer, config.origin, given)
  const [kept] = await tx
    .insert(credentials)
    .values({ id, accountId, badge, way, cvId, issuedAt, jwt })
    .onConflictDoNothing()
    .returning({ id: credentials.id })
  if (kept) {
    await emitEvent(tx, 'badge.awarded', id, 1, { accountId, credentialId: id, badge, cvId })
    return id
  }
  const [other] = await live()
  if (!other) throw new Error('a badge came and went')
  return other.id
}
