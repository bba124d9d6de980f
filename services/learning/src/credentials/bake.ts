import { crc32 } from 'node:zlib'

/** What every PNG begins with. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length, type, and checksum around each chunk's data. */
const AROUND_BYTES = 12
export const KEYWORD = 'openbadgecredential'

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
