import { checkBadge, checkBadgeFile, Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { credentialById } from '../credentials/store'
import { type Checking, checkRead } from './check'
import { readBadgeFile, readBadgeText } from './read-badge'

/** Tells an employer what is true of a badge. Nothing sent is stored, and no other host is asked. */
export function badgeCheckRoutes(kit: ServiceKit): void {
  const { origin } = kit.config
  const checking = (email: string, now: Date): Checking => ({
    issuer: kit.keys.issuer,
    origin,
    now,
    email,
    find: (id) => credentialById(kit.db, id),
  })

  kit.handle(checkBadge, async ({ body, now, read }) => {
    // Check the session first: the token may outlive it.
    await read(async () => undefined)
    return checkRead(readBadgeText(body.badge, origin), checking(body.email, now))
  })
  kit.handle(checkBadgeFile, async ({ body, file, now, read }) => {
    await read(async () => undefined)
    if (!file) throw new Problem('malformed-request')
    return checkRead(readBadgeFile(file.bytes, origin), checking(body.email, now))
  })
}
