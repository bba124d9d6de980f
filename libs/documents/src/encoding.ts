import type { TextEncoding } from './table'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte)

/** Detects two-byte text without a byte order mark: in Latin text nearly every second byte is zero. */
function zerosAt(bytes: Uint8Array, offset: 0 | 1): number {
  const sample = bytes.subarray(0, 2000)
  let zeros = 0
  for (let i = offset; i < sample.length; i += 2) if (sample[i] === 0) zeros += 1
  return zeros / Math.max(1, sample.length / 2)
}

/** By byte order mark, then by zero bytes, then as UTF-8 when valid, else as Windows-1252. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (zerosAt(bytes, 1) > 0.6) return 'utf-16le'
  if (zerosAt(bytes, 0) > 0.6) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The characters of Windows-1252 at Latin-1's control characters; Node decodes the code page as Latin-1. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const fromWindows = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)

export function decodeFile(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes)
  return { encoding, text: encoding === 'windows-1252' ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes) }
}
