import { Problem } from '@onward/contracts'
import type { Principal } from '@onward/database'

/** The account that asks. */
export function signedIn(who: Principal | null): string {
  if (!who) throw new Problem('sign-in-required')
  return who.accountId
}
