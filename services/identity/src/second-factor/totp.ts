import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app takes: HMAC-SHA-1, six figures, half a minute. */
const STEP_SECONDS = 30
const FIGURES = 6
/** Steps before and after that count as well: phones' clocks differ, and people type. */
const DRIFT = 1
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** The code of a step (RFC 4226, section 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** FIGURES).padStart(FIGURES, '0')
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The step that a code belongs to, if it is later than `after`; else null. No code is good twice. */
export function stepOfCode(secret: string, code: string, after: number, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = stepOf(now)
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    const fits = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))
    if (fits && step > after) return step
  }
  return null
}

/** What the QR code holds (Google's key URI format, which every app reads). */
export function keyUri(issuer: string, account: string, secret: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${FIGURES}&period=${STEP_SECONDS}`
}
