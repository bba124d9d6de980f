import { checkBadge, checkBadgeFile, Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { credentials } from '../db/schema'
import { type Checking, checkRead } from './check'
import { readBadgeFile, readBadgeText } from './read-badge'

/** Tells an employer what of a badge holds. Nothing that is sent is kept, and nobody outside is asked. */
export function badgeCheckRoutes(kit: ServiceKit): void {
  const { origin } = kit.config
  const checking = (email: string, now: Date): Checking => ({
    issuer: kit.keys.issuer,
    origin,
    now,
    email,
    // As the system: whoever has a badge may ask about it.
    find: (id) => kit.db.withSystem(async (tx) => (await tx.select().from(credentials).where(eq(credentials.id, id)))[0]),
  })

  kit.handle(checkBadge, async ({ body, now, read }) => {
    // First who asks: a session may be over although its token is not.
    await read(async () => undefined)
    return checkRead(readBadgeText(body.badge, origin), checking(body.email, now))
  })
  kit.handle(checkBadgeFile, async ({ body, file, now, read }) => {
    await read(async () => undefined)
    if (!file) throw new Problem('malformed-request')
    return checkRead(readBadgeFile(file.bytes, origin), checking(body.email, now))
  })
}
