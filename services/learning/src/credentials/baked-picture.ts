import { crc32, inflateSync } from 'node:zlib'

/** The signature of every PNG. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length, type, and checksum around each chunk's data. */
const AROUND_BYTES = 12
const KEYWORD = 'openbadgecredential'
/** Far larger than any credential, and small enough to be harmless. */
const MAX_TEXT_BYTES = 256 * 1024

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(4)
  around.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([around, named, sum])
}

/** A PNG with the signed credential in an iTXt chunk after the header: Open Badges 3.0, "Baked badges". */
export function bake(png: Buffer, jwt: string): Buffer {
  const headerEnd = SIGNATURE.length + AROUND_BYTES + png.readUInt32BE(SIGNATURE.length)
  // Keyword, not compressed, no language, no translated keyword.
  const text = Buffer.concat([Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1'), Buffer.from(jwt, 'utf8')])
  return Buffer.concat([png.subarray(0, headerEnd), chunk('iTXt', text), png.subarray(headerEnd)])
}

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** The credential in a picture (Open Badges 3.0, "Baked badges"); null where there is none, or the picture is damaged. */
export function unbake(png: Buffer): string | null {
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (data.length < length) return null
    if (type === 'iTXt') {
      const text = internationalText(data)
      if (text !== null) return text
    }
    at += 12 + length
  }
  return null
}

/** keyword, 0, compressed?, method, language, 0, translated keyword, 0, text. */
function internationalText(data: Buffer): string | null {
  const keywordEnd = data.indexOf(0)
  if (data.toString('latin1', 0, Math.max(0, keywordEnd)) !== KEYWORD) return null
  const languageEnd = data.indexOf(0, keywordEnd + 3)
  const translatedEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1)
  if (translatedEnd < 0) return null
  const text = data.subarray(translatedEnd + 1)
  if (data[keywordEnd + 1] !== 1) return text.toString('utf8')
  try {
    return inflateSync(text, { maxOutputLength: MAX_TEXT_BYTES }).toString('utf8')
  } catch {
    return null
  }
}
