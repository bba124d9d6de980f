import { inflateSync } from 'node:zlib'
import { KEYWORD, SIGNATURE } from './bake'

/** Far above any credential, far below what would hurt. */
const MAX_TEXT_BYTES = 256 * 1024

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** The credential that a picture carries (Open Badges 3.0, "Baked badges"); null where there is none, or the picture is broken. */
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
