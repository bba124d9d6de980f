import { Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { passwordFits } from './passwords'

/** Wrong passwords for one address, known or not, before everyone has to wait. */
const WRONG_PER_WINDOW = 10
const WINDOW_MS = 10 * 60_000

/** Whether the password fits the address; throws `too-many-requests` after too many wrong ones for it. */
export async function passwordTried(
  { db, keys, config }: Pick<ServiceKit, 'db' | 'keys' | 'config'>,
  email: string,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const bucket = `wrong-password ${keyedHash(keys, 'wrong-password', email.toLowerCase()).toString('base64url')}`
  const take = async (tokens: 0 | 1) => (await db.sql`select total, ttl_ms from auth.take(${bucket}, ${tokens}, ${WINDOW_MS})`)[0]
  const tried = await take(0)
  if (Number(tried?.total) >= WRONG_PER_WINDOW * config.rateFactor) {
    throw new Problem('too-many-requests', undefined, undefined, Math.ceil(Number(tried?.ttl_ms) / 1000))
  }
  const fits = await passwordFits(passwordHash, password)
  if (!fits) await take(1)
  return fits
}
