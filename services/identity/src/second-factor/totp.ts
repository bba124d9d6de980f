import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters of every authenticator app: HMAC-SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
/** Steps before and after that are accepted too: phones' clocks differ, and typing takes time. */
const DRIFT = 1
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The code of a step (RFC 4226, section 5.3). */
export const codeAt = (secret: string, step: number): string => totpOf(secret).generate({ timestamp: step * STEP_SECONDS * 1000 })

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The step of a code, if later than `after`; else null. No code is accepted twice. */
export function stepOfCode(secret: string, code: string, after: number, now: Date): number | null {
  // The library throws on other characters.
  if (!/^[0-9]{6}$/.test(code)) return null
  const away = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT })
  if (away === null) return null
  const step = stepOf(now) + away
  return step > after ? step : null
}

/** The content of the QR code (Google's key URI format, which every app reads). */
export const keyUri = (issuer: string, account: string, secret: string): string =>
  totpOf(secret, { issuer, label: account }).toString()
