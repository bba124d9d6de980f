export type DocumentType = 'pdf' | 'doc' | 'docx'
/** What the bytes are; `encrypted` is a Word file with a password, `macros` one with code. */
export type Sniffed = DocumentType | 'encrypted' | 'macros' | 'unknown'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('PK\u0003\u0004')
/** Windows and Linux programs, scripts, archives, compound files, images. */
const OTHER_STARTS = [
  OLE,
  ZIP,
  ...['MZ', '\u007fELF', '#!', 'Rar!', '7z', 'GIF8', '<'].map((start) => Buffer.from(start)),
  Buffer.from('89504e47', 'hex'),
  Buffer.from('ffd8ff', 'hex'),
]
const utf16 = (name: string) => Buffer.from(name, 'utf16le')

/** The type by the bytes alone. The name is compared by the caller. */
export function sniff(bytes: Buffer): Sniffed {
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    // Some programs write a few bytes before the mark. A file that opens as something else and carries a PDF inside is neither.
    return OTHER_STARTS.some((start) => bytes.subarray(0, start.length).equals(start)) ? 'unknown' : 'pdf'
  }
  if (bytes.subarray(0, 8).equals(OLE)) return sniffOle(bytes)
  // Only its entries distinguish a Word file from other archives; the reader reads them under its limits.
  if (bytes.subarray(0, 4).equals(ZIP)) return 'docx'
  return 'unknown'
}

/** Old Word files and Office files with a password are compound files: names of streams stand in their directory as UTF-16. */
function sniffOle(bytes: Buffer): Sniffed {
  if (bytes.includes(utf16('EncryptedPackage'))) return 'encrypted'
  const entry = bytes.indexOf(utf16('WordDocument'))
  if (entry < 0) return 'unknown'
  if (bytes.includes(utf16('_VBA_PROJECT'))) return 'macros'
  return isEncryptedWord(bytes, entry) ? 'encrypted' : 'doc'
}

/** Bit 8 of the flags in the file information block ([MS-DOC] 2.5.2), which opens the stream. */
function isEncryptedWord(bytes: Buffer, entry: number): boolean {
  if (entry + 120 > bytes.length) return false
  const sectorSize = 1 << bytes.readUInt16LE(30)
  const flags = (bytes.readUInt32LE(entry + 116) + 1) * sectorSize + 10
  return flags + 2 <= bytes.length && (bytes.readUInt16LE(flags) & 0x0100) !== 0
}
