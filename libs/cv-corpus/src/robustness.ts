import { createCipheriv } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDocument } from '@onward/cv-engine'
import { archiveOf, pdfOf } from '@onward/cv-engine/fixtures/hostile'

export interface HostileFile {
  kind: string
  filename: string
  bytes: () => Buffer
  /** Refusals that are right; `read` where the text may be taken. */
  expected: readonly string[]
}
const ANY = [
  'read',
  'corrupt',
  'disguised',
  'too-large',
  'archive-bomb',
  'scan-without-text',
  'empty',
  'encrypted',
  'active-content',
  'too-many-pages',
  'timeout',
]
const folder = fileURLToPath(new URL('../../cv-engine/fixtures/', import.meta.url))
const fixture = (name: string): Buffer => readFileSync(`${folder}${name}`)
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const sentence = 'I served customers in a busy shop and worked on the tills for three years.'
const xml = (body: string, doctype = '') =>
  Buffer.from(`<?xml version="1.0"?>${doctype}<w:document ${WORD}><w:body>${body}</w:body></w:document>`)
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const rels = {
  name: '_rels/.rels',
  bytes: Buffer.from(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
}
const word = (body: Buffer, ...others: { name: string; bytes: Buffer; claimedSize?: number }[]) =>
  archiveOf([rels, { name: 'word/document.xml', bytes: body }, ...others])
const line = [{ text: sentence, x: 50, y: 700 }]
/** Bytes without order, the same every time. */
const noise = (length: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16)).update(Buffer.alloc(length))

/** Numbers without order from 0 up to 1, the same for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Valid documents with a few bytes changed, cut or doubled: `count` of them, the same for a seed. */
export function mutations(count: number, seed: number): HostileFile[] {
  const next = numbersFrom(seed)
  const upTo = (end: number): number => Math.floor(next() * end)
  const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name))
  return Array.from({ length: count }, () => {
    const name = names[upTo(names.length)] ?? 'zoe.pdf'
    const way = upTo(3)
    let bytes = Buffer.from(fixture(name))
    for (let change = upTo(20); change >= 0; change--) {
      const at = upTo(bytes.length)
      if (way === 0) bytes[at] = upTo(256)
      else if (way === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + upTo(50))])
      else bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - upTo(200)))])
    }
    return { kind: `changed bytes (${name})`, filename: name, bytes: () => bytes, expected: ANY }
  })
}

/** Harmful documents, and files that are no documents. */
export const HOSTILE: readonly HostileFile[] = [
  { kind: 'nothing', filename: 'cv.pdf', bytes: () => Buffer.alloc(0), expected: ['empty'] },
  { kind: 'noise', filename: 'cv.pdf', bytes: () => noise(200_000), expected: ['disguised'] },
  {
    kind: 'noise after a PDF mark',
    filename: 'cv.pdf',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(3_000_000)]),
    expected: ['corrupt'],
  },
  {
    kind: 'noise after an archive mark',
    filename: 'cv.docx',
    bytes: () => Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(500_000)]),
    expected: ['corrupt', 'disguised'],
  },
  {
    kind: 'noise after a Word 97 mark',
    filename: 'cv.doc',
    bytes: () => Buffer.concat([fixture('zoe.doc').subarray(0, 1024), noise(500_000)]),
    expected: ['corrupt', 'disguised'],
  },
  {
    kind: 'program named .pdf',
    filename: 'cv.pdf',
    bytes: () => Buffer.concat([Buffer.from('MZ'), noise(5_000)]),
    expected: ['disguised'],
  },
  {
    kind: 'program with a PDF inside',
    filename: 'cv.pdf',
    bytes: () => Buffer.concat([Buffer.from('MZ\u0090'), fixture('zoe.pdf')]),
    expected: ['disguised'],
  },
  {
    kind: 'picture named .pdf',
    filename: 'cv.pdf',
    bytes: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(5_000)]),
    expected: ['disguised'],
  },
  {
    kind: 'web page named .doc',
    filename: 'cv.doc',
    bytes: () => Buffer.from(`<html><body><p>${sentence}</p><script>alert(1)</script></body></html>`),
    expected: ['disguised'],
  },
  {
    kind: 'RTF named .doc',
    filename: 'cv.doc',
    bytes: () => Buffer.from(`{\\rtf1\\ansi ${sentence} \\par}`),
    expected: ['disguised'],
  },
  { kind: 'PDF named .docx', filename: 'cv.docx', bytes: () => fixture('zoe.pdf'), expected: ['disguised'] },
  { kind: 'Word file named .pdf', filename: 'cv.pdf', bytes: () => fixture('zoe.docx'), expected: ['disguised'] },
  {
    kind: 'archive that is no Word file',
    filename: 'cv.docx',
    bytes: () => archiveOf([{ name: 'readme.txt', bytes: Buffer.from(sentence) }]),
    expected: ['disguised'],
  },
  { kind: 'encrypted PDF', filename: 'cv.pdf', bytes: () => fixture('encrypted.pdf'), expected: ['encrypted'] },
  {
    kind: 'encrypted Word file',
    filename: 'cv.docx',
    bytes: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(1_024),
        Buffer.from('EncryptedPackage', 'utf16le'),
        noise(4_096),
      ]),
    expected: ['encrypted'],
  },
  { kind: 'scan (no text)', filename: 'cv.pdf', bytes: () => pdfOf([[], []]), expected: ['scan-without-text'] },
  {
    kind: '10,000 pages',
    filename: 'cv.pdf',
    bytes: () => pdfOf(Array.from({ length: 10_000 }, () => line)),
    expected: ['too-many-pages'],
  },
  {
    kind: '60,000 pieces of text on a page',
    filename: 'cv.pdf',
    bytes: () => pdfOf([Array.from({ length: 60_000 }, (_, i) => ({ text: 'word', x: i % 500, y: i % 800 }))]),
    expected: ['too-large'],
  },
  {
    kind: 'PDF whose pages name each other',
    filename: 'cv.pdf',
    bytes: () => Buffer.from(pdfOf([line]).toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]'), 'latin1'),
    expected: ['corrupt', 'scan-without-text', 'timeout', 'too-large', 'empty'],
  },
  {
    kind: 'PDF with a table of 2,000,000 objects',
    filename: 'cv.pdf',
    bytes: () =>
      Buffer.from(
        pdfOf([line])
          .toString('latin1')
          .replace(/xref\n0 \d+\n/, `xref\n0 2000000\n${'0000000000 65535 f \n'.repeat(150_000)}`),
        'latin1',
      ),
    expected: ['corrupt', 'read', 'timeout', 'too-large'],
  },
  {
    kind: 'PDF of nested lists, 200,000 deep',
    filename: 'cv.pdf',
    bytes: () => pdfOf([line], `/Names ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    expected: ['corrupt', 'read', 'timeout', 'too-large'],
  },
  {
    kind: 'PDF with a script',
    filename: 'cv.pdf',
    bytes: () => pdfOf([line], '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> >>'),
    expected: ['active-content'],
  },
  {
    kind: 'PDF cut in half',
    filename: 'cv.pdf',
    bytes: () => fixture('two-pages.pdf').subarray(0, 20_000),
    expected: ['corrupt', 'read', 'scan-without-text'],
  },
  {
    kind: 'Word file cut in half',
    filename: 'cv.docx',
    bytes: () => fixture('zoe.docx').subarray(0, 3_000),
    expected: ['corrupt'],
  },
  {
    kind: 'Word 97 file cut in half',
    filename: 'cv.doc',
    bytes: () => fixture('zoe.doc').subarray(0, 6_000),
    expected: ['corrupt', 'disguised'],
  },
  {
    kind: 'bomb: 31 MB of zeros',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph(sentence)), { name: 'word/a', bytes: Buffer.alloc(31 * 1024 * 1024) }),
    expected: ['archive-bomb'],
  },
  {
    kind: 'bomb that gives a false size',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph(sentence)), { name: 'word/a', bytes: Buffer.alloc(31 * 1024 * 1024), claimedSize: 10 }),
    expected: ['archive-bomb'],
  },
  {
    kind: 'bomb of 25 MB of text',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph('word '.repeat(5_000_000)))),
    expected: ['archive-bomb', 'too-large', 'timeout'],
  },
  {
    kind: 'bomb of 400,000 paragraphs',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph('a').repeat(400_000))),
    expected: ['archive-bomb', 'too-large', 'timeout'],
  },
  {
    kind: '3,000 entries',
    filename: 'cv.docx',
    bytes: () =>
      word(
        xml(paragraph(sentence)),
        ...Array.from({ length: 3_000 }, (_, i) => ({ name: `word/a${i}`, bytes: Buffer.from('x') })),
      ),
    expected: ['archive-bomb'],
  },
  {
    kind: 'tables nested 5,000 deep',
    filename: 'cv.docx',
    bytes: () =>
      word(xml(`${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}${paragraph(sentence)}${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`)),
    expected: ['corrupt', 'read', 'too-large', 'archive-bomb', 'timeout'],
  },
  {
    kind: 'Word file with macros',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph(sentence)), { name: 'word/vbaProject.bin', bytes: noise(2_000) }),
    expected: ['active-content'],
  },
  {
    kind: 'Word file with an embedded file',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph(sentence)), { name: 'word/embeddings/o.bin', bytes: noise(2_000) }),
    expected: ['active-content'],
  },
  {
    kind: 'Word file with an outside picture and template',
    filename: 'cv.docx',
    bytes: () =>
      word(xml(paragraph(sentence)), {
        name: 'word/_rels/document.xml.rels',
        bytes: Buffer.from(
          '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://127.0.0.1:9/t.dotm" TargetMode="External"/></Relationships>',
        ),
      }),
    expected: ['read', 'active-content'],
  },
  {
    kind: 'Word file with entities that multiply',
    filename: 'cv.docx',
    bytes: () =>
      word(
        xml(
          paragraph('&i;'),
          `<!DOCTYPE d [<!ENTITY a "${'lol'.repeat(10)}">${[...'bcdefghi'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(10)}">`).join('')}]>`,
        ),
      ),
    expected: ['corrupt', 'empty', 'active-content', 'archive-bomb', 'timeout'],
  },
  {
    kind: 'Word file with an entity that names a file',
    filename: 'cv.docx',
    bytes: () => word(xml(paragraph(`${sentence} &secret;`), '<!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/passwd">]>')),
    expected: ['read', 'corrupt', 'active-content'],
  },
]

export interface Outcome {
  kind: string
  outcome: string
  isExpected: boolean
  milliseconds: number
  peakBytes: number
}

/** Largest memory of this process's children, as the system counts it; 0 where there is no /proc. */
function childrenPeak(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return Math.max(
      0,
      ...children.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024),
    )
  } catch {
    return 0
  }
}

/** Reads a hostile file and watches the child from outside while it does. */
export async function outcomeOf({ kind, filename, bytes, expected }: HostileFile): Promise<Outcome> {
  const content = bytes()
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, childrenPeak())
  }, 15)
  const started = performance.now()
  let outcome: string
  try {
    const document = await readDocument(content, filename)
    outcome = document.ok ? 'read' : document.refusal
    if (document.ok) {
      peakBytes = Math.max(peakBytes, document.peakRssBytes ?? 0)
      if (document.text.includes('root:')) outcome = 'leaked a file'
    }
  } catch (error) {
    outcome = `threw: ${error instanceof Error ? error.message : error}`
  } finally {
    clearInterval(watch)
  }
  return { kind, outcome, isExpected: expected.includes(outcome), milliseconds: performance.now() - started, peakBytes }
}
