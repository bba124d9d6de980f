import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '../db/schema'

/** Crockford's alphabet: no I, L, O or U, so that a code can be written down and read. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = (): string => {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
/** However it was typed: case, spaces and hyphens say nothing, and letters that look like figures are those. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
const hashOf = (keys: Pick<Keys, 'hash'>, accountId: string, code: string): Buffer =>
  keyedHash(keys, 'recovery-code', `${accountId} ${plain(code)}`)

/** New codes of 50 random bits in place of all earlier ones; they are shown once and kept as keyed hashes. */
export async function issueRecoveryCodes(tx: Tx, keys: Pick<Keys, 'hash'>, accountId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(keys, accountId, code), accountId })))
  return codes
}

/** Uses a recovery code up in one conditional update; whether it was one. */
export async function useRecoveryCode(
  tx: Tx,
  keys: Pick<Keys, 'hash'>,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(keys, accountId, code)),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}
