/** A tar file (POSIX ustar) of flat names: how an artefact travels. */

const BLOCK = 512
const padded = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK

export function packArchive(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files].flatMap(([name, bytes]) => [
    headerOf(name, bytes.length),
    bytes,
    Buffer.alloc(padded(bytes.length) - bytes.length),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name of the file ${name} is longer than 100 bytes.`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The sum of the header's bytes, with blanks for the sum itself. */
function checksumOf(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte
  return sum
}

/** Its files by name; null of anything that is not exactly such an archive of plain files, each name once, or that has more of them than `most`. */
export function unpackArchive(archive: Buffer, most: number): Map<string, Buffer> | null {
  const files = new Map<string, Buffer>()
  for (let at = 0; ; ) {
    const header = archive.subarray(at, at + BLOCK)
    if (header.length < BLOCK) return null
    if (header.every((byte) => byte === 0)) return files
    const name = textAt(header, 0, 100)
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const type = header[156]
    const isPlain = type === 0x30 || type === 0
    const isWhole = Number.parseInt(textAt(header, 148, 8), 8) === checksumOf(header)
    if (!isPlain || !isWhole || name === '' || textAt(header, 345, 155) !== '') return null
    if (!(size >= 0) || at + BLOCK + size > archive.length || files.has(name) || files.size >= most) return null
    files.set(name, archive.subarray(at + BLOCK, at + BLOCK + size))
    at += BLOCK + padded(size)
  }
}

const textAt = (header: Buffer, at: number, length: number): string => {
  const field = header.subarray(at, at + length)
  const end = field.indexOf(0)
  return field
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim()
}
