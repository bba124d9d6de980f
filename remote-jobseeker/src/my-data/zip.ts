/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980: the format cannot say "unknown". */
const DATE = 0x0021

/** Little-endian fields, each with its size in bytes. */
function fields(...parts: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of parts) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/**
 * A ZIP archive (PKWARE's APPNOTE 6.3). Files are stored uncompressed, because documents and pictures are compressed already. Each file is released
 * once it is added, so a phone holds it once. Below 4 GB and 65,535 files.
 */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const parts: Blob[] = []
  const index: BlobPart[] = []
  let offset = 0
  let count = 0
  for await (const { name, bytes } of entries) {
    const path = new TextEncoder().encode(name)
    const facts = [
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    ] as const
    parts.push(new Blob([fields([0x04034b50, 4], [20, 2], ...facts), path, bytes]))
    index.push(fields([0x02014b50, 4], [20, 2], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path)
    offset += 30 + path.length + bytes.length
    count += 1
  }
  const directory = new Blob(index)
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.size, 4], [offset, 4], [0, 2])
  return new Blob([...parts, directory, end], { type: 'application/zip' })
}

/** A unique name that any file system accepts: "CV.pdf", then "CV (2).pdf". Adds it to `taken`. */
export function freeName(folder: string, name: string, taken: Set<string>): string {
  const safe = name.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^\.+/, '_') || 'file'
  const dot = safe.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
  for (let n = 1; ; n += 1) {
    const path = `${folder}/${stem}${n === 1 ? '' : ` (${n})`}${ending}`
    if (taken.has(path.toLowerCase())) continue
    taken.add(path.toLowerCase())
    return path
  }
}
