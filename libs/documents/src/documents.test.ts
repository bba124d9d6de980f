import { EMPTY_CURRICULUM, EMPTY_PARTS } from '@onward/contracts'
import fc from 'fast-check'
import JSZip from 'jszip'
import { convertToHtml, extractRawText } from 'mammoth'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import {
  answersDocx,
  answersPdf,
  type CvDocument,
  cvDocx,
  cvPdf,
  type LetterDocument,
  letterDocx,
  letterPdf,
  lettersWithoutFont,
} from './index'
import { cvWith, LETTER, NAMES } from './people.test-data'
import { readPdf } from './read-pdf.test-data'
import { reportPdf } from './report'

const flat = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const pdfText = async (bytes: Buffer) => flat(readPdf(bytes).text)
const docxText = async (bytes: Buffer) => flat((await extractRawText({ buffer: bytes })).value)
const pages = async (bytes: Buffer) => (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()

/** The position of each text's first occurrence; -1 when missing. */
const inOrder = (text: string, parts: readonly string[]) => {
  let at = 0
  return parts.map((part) => {
    const found = text.indexOf(part, at)
    at = Math.max(found, at)
    return found >= 0
  })
}
const all = (parts: readonly string[]) => parts.map(() => true)

/** The pages' drawing operators. */
async function contents(bytes: Buffer): Promise<string[]> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  return doc.getPages().map((page) => {
    const stream = page.node.Contents()
    const raw =
      stream instanceof PDFRawStream ? stream : stream && 'get' in stream ? doc.context.lookup(stream.get(0)) : undefined
    if (!(raw instanceof PDFRawStream)) throw new Error('a page without content')
    return Buffer.from(decodePDFRawStream(raw).decode()).toString('latin1')
  })
}

test.each(NAMES.filter((name) => !/\p{Script=Devanagari}/u.test(name)))(
  '%s is readable in both types of letter and CV',
  async (name) => {
    const letter = { ...LETTER, sender: { ...LETTER.sender, name } }
    const cv = { ...cvWith(1, 1), name }
    expect(await pdfText(await letterPdf(letter))).toContain(flat(name))
    expect(await docxText(await letterDocx(letter))).toContain(flat(name))
    expect(await pdfText(await cvPdf(cv))).toContain(flat(name))
    expect(await docxText(await cvDocx(cv))).toContain(flat(name))
  },
)

test('a Devanagari name is in the Word file, and whole in the PDF beside its reordered glyphs', async () => {
  const letter = { ...LETTER, sender: { name: 'प्रिया', lines: [] } }
  expect(await docxText(await letterDocx(letter))).toContain('प्रिया')
  const actual = Buffer.from('प्रिया', 'utf16le').swap16().toString('latin1').replaceAll('\t', '\\t')
  expect((await contents(await letterPdf(letter)))[0]).toContain(actual)
})

test('a letter reads from sender to signature, with its line breaks', async () => {
  const parts = [
    'Zoë Łukasiewicz-Şahin',
    'Leeds',
    '07700',
    '21 November 2026',
    "O'Brien & Sons",
    'Retail assistant',
    'Dear',
    'faithfully,',
  ]
  expect(inOrder(await pdfText(await letterPdf(LETTER)), parts)).toEqual(all(parts))
  expect(inOrder(await docxText(await letterDocx(LETTER)), parts)).toEqual(all(parts))
  const { value: html } = await convertToHtml({ buffer: await letterDocx(LETTER) })
  expect(html).toContain('Yours faithfully,<br />Zoë')
  expect(html).toContain('<h1>Retail assistant</h1>')
})

test('a Welsh CV has Welsh headings, months and language', async () => {
  const cv: CvDocument = { ...cvWith(2, 2), language: 'cy' }
  const parts = [
    'Proffil',
    'Sgiliau',
    'Profiad gwaith',
    'Mawrth 2021 – presennol',
    'Addysg',
    'English (6), Maths (5), Art',
    'Gwirfoddoli',
  ]
  expect(inOrder(await pdfText(await cvPdf(cv)), parts)).toEqual(all(parts))
  const docx = await cvDocx(cv)
  expect(inOrder(await docxText(docx), parts)).toEqual(all(parts))
  expect(await (await JSZip.loadAsync(docx)).file('word/styles.xml')?.async('string')).toContain('cy-GB')
})

test('sections without content are left out', async () => {
  const text = await pdfText(
    await cvPdf({ language: 'en', name: 'Wyn', contact: [], curriculum: EMPTY_CURRICULUM, skills: ['Driving'] }),
  )
  expect(text).toBe('Wyn Skills Driving')
})

test('a Word CV has real headings and lists, and no tables', async () => {
  const { value: html } = await convertToHtml({ buffer: await cvDocx(cvWith(2, 3)) })
  expect(html).toContain('<h1>Zoë Łukasiewicz-Şahin</h1>')
  expect(html).toContain('<h2>Work experience</h2>')
  expect(html).toMatch(/<ul><li>Served/)
  expect(html).not.toContain('<table')
})

test.each([
  ['letter', () => letterPdf(LETTER)],
  ['CV', () => cvPdf(cvWith(12, 6))],
] as const)('a %s is tagged PDF: language, title, tree, and no text outside marked content', async (_, make) => {
  const bytes = await make()
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog } = doc
  expect(String(catalog.get(PDFName.of('Lang')))).toContain('en-GB')
  expect(String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe('true')
  expect(String(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).get(PDFName.of('DisplayDocTitle')))).toBe('true')
  expect(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)).toBeDefined()
  expect(doc.getTitle()).toContain('Zoë Łukasiewicz-Şahin')
  for (const content of await contents(bytes)) {
    let depth = 0
    let texts = 0
    for (const [operator] of content.matchAll(/\b(?:BDC|BMC|EMC|TJ|Tj)\b/g)) {
      if (operator === 'EMC') depth--
      else if (operator.startsWith('B')) depth++
      else {
        expect(depth).toBe(1)
        texts++
      }
    }
    expect(depth).toBe(0)
    expect(texts).toBeGreaterThan(0)
  }
})

test('the structure tree of a CV has headings, paragraphs and lists with their labels', async () => {
  const doc = await PDFDocument.load(await cvPdf(cvWith(3, 3)), { updateMetadata: false })
  const tags = new Map<string, number>()
  for (const [, value] of doc.context.enumerateIndirectObjects()) {
    const tag = value instanceof PDFDict ? value.get(PDFName.of('S')) : undefined
    if (tag && value instanceof PDFDict && value.has(PDFName.of('P'))) tags.set(String(tag), (tags.get(String(tag)) ?? 0) + 1)
  }
  for (const tag of ['/Document', '/H1', '/H2', '/H3', '/P', '/L', '/LI', '/Lbl', '/LBody'])
    expect([tag, tags.has(tag)]).toEqual([tag, true])
  expect(tags.get('/Lbl')).toBe(tags.get('/LI'))
})

test('every font is embedded, as a part of itself', async () => {
  const bytes = await letterPdf({ ...LETTER, body: NAMES.join('\n') })
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  const dicts = doc.context
    .enumerateIndirectObjects()
    .map(([, value]) => value)
    .filter((value): value is PDFDict => value instanceof PDFDict)
  const descriptors = dicts.filter((dict) => String(dict.get(PDFName.of('Type'))) === '/FontDescriptor')
  const composite = dicts.filter((dict) => String(dict.get(PDFName.of('Subtype'))) === '/Type0')
  const simple = dicts.filter((dict) => /^\/(Type1|TrueType)$/.test(String(dict.get(PDFName.of('Subtype')))))
  expect(composite.length).toBeGreaterThanOrEqual(4)
  expect(descriptors).toHaveLength(composite.length)
  for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true)
  expect(simple).toEqual([])
  expect(bytes.length).toBeLessThan(200_000)
})

test('the same content gives the same bytes', async () => {
  const twice = async (make: () => Promise<Buffer>) => (await make()).equals(await make())
  expect(await twice(() => letterPdf(LETTER))).toBe(true)
  expect(await twice(() => cvPdf(cvWith(3, 3)))).toBe(true)
  const first = [await letterDocx(LETTER), await cvDocx(cvWith(3, 3))]
  // Archives store time in steps of two seconds; another year is enough.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 1, 1))
  const later = [await letterDocx(LETTER), await cvDocx(cvWith(3, 3))]
  clock.mockRestore()
  expect(later.map((bytes, i) => first[i]?.equals(bytes))).toEqual([true, true])
  for (const bytes of first)
    for (const file of Object.values((await JSZip.loadAsync(bytes)).files))
      expect([2000, 2026]).toContain(file.date.getUTCFullYear())
})

test('thirty jobs of twelve lines each go over pages, numbered from the second', async () => {
  const bytes = await cvPdf(cvWith(30, 12))
  expect(await pages(bytes)).toBeGreaterThan(8)
  const text = await pdfText(bytes)
  expect(text.match(/Counted stock every Friday/g)).toHaveLength(30 * 4)
  expect(text).toMatch(/page 2/)
  expect(text).not.toMatch(/page 1\b(?!\d)/)
  expect(await docxText(await cvDocx(cvWith(30, 12)))).toContain('Food bank helper')
})

test('a word or an address longer than a line is broken on the page', async () => {
  const word = `https://example.org/${'a'.repeat(400)}`
  const { items } = readPdf(await letterPdf({ ...LETTER, body: `See ${word} for more.` }))
  const ends = items.map((item) => Number(item.transform[4]) + item.width)
  expect(Math.max(...ends)).toBeLessThanOrEqual(595.28 - 68 + 0.5)
})

test('text in a right-to-left alphabet is printed from right to left', async () => {
  const { items, text } = readPdf(await letterPdf({ ...LETTER, body: 'محمد علي' }))
  const [first, second] = items.filter((item) => /\p{Script=Arabic}/u.test(item.str))
  expect(flat(text)).toContain('محمد')
  expect(first?.transform[4]).toBeGreaterThan(second?.transform[4] ?? Number.POSITIVE_INFINITY)
})

test('characters without a font are named, and European letters are none of them', () => {
  expect(lettersWithoutFont(`${NAMES.join(' ')} ÆØÅŁŞŴŶŐŽĦŊÞßığ Ћђљ Ґїє άλφα – “quoted” €£ 한`)).toEqual(['한'])
})

test('hostile text neither throws nor makes endless output', async () => {
  const letter: LetterDocument = {
    ...LETTER,
    sender: { name: '\u202eevil\u0000\ud800', lines: ['\u0007', '<b>&amp;</b>'] },
    subject: '\u2066x\u2069'.repeat(9000),
    body: `\u0000\u001b[31m${'word '.repeat(20_000)}`,
  }
  const pdf = await letterPdf(letter)
  expect(await pages(pdf)).toBeLessThan(20)
  expect(await pdfText(pdf)).toContain('evil')
  expect((await letterDocx(letter)).length).toBeLessThan(200_000)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const bytes = await letterPdf({ ...LETTER, date: text, subject: text, body: text })
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      const docx = await letterDocx({ ...LETTER, date: text, subject: text, body: text })
      expect((await extractRawText({ buffer: docx })).value).toContain('Zoë')
    }),
    { numRuns: 25 },
  )
})

test('practice answers are ordered by job, question and part, in the person’s language, without empty parts', async () => {
  const parts = { ...EMPTY_PARTS, situation: 'A queue of twenty.', action: 'I opened a till.\n\nThen I rang Łukasz.' }
  const answers = {
    language: 'cy' as const,
    name: 'Siân Prys',
    date: '2026-11-21',
    jobs: [
      { job: { title: 'Carer', company: 'Calder' }, answers: [{ question: 'Sut aeth hi?', parts }] },
      { job: null, answers: [{ question: 'Pwy ydych chi?', parts: { ...EMPTY_PARTS, whole: 'Gofalwr.' } }] },
    ],
  }
  const expected = [
    'Fy atebion cyfweliad',
    'Siân Prys',
    'Carer, Calder',
    'Sut aeth hi?',
    'Sefyllfa',
    'A queue of twenty.',
    'Gweithredu',
    'I opened a till.',
    'Then I rang Łukasz.',
    'Ar gyfer unrhyw swydd',
    'Pwy ydych chi?',
    'Gofalwr.',
  ]
  for (const text of [await pdfText(await answersPdf(answers)), await docxText(await answersDocx(answers))]) {
    expect(inOrder(text, expected)).toEqual(all(expected))
    expect(text).not.toContain('Canlyniad')
  }
  expect((await answersPdf(answers)).equals(await answersPdf(answers))).toBe(true)
})

describe('a report', () => {
  const table = {
    kind: 'table' as const,
    caption: 'What happened in the week',
    columns: [
      { heading: 'What', width: 5 },
      { heading: 'This week', width: 2, align: 'end' as const },
    ],
    rows: Array.from({ length: 70 }, (_, n) => [`Figure ${n} Łukasz`, String(n)]),
    bars: Array.from({ length: 70 }, (_, n) => n),
  }
  const report = {
    language: 'cy' as const,
    title: 'Adroddiad',
    author: 'Onward',
    date: '2026-11-21',
    blocks: [{ kind: 'name' as const, text: 'Adroddiad' }, { kind: 'section' as const, text: 'Ffigurau' }, table],
  }

  test('has accessible tables: a caption, headings with their scope, and cells', async () => {
    const doc = await PDFDocument.load(await reportPdf(report), { updateMetadata: false })
    const elements = doc.context
      .enumerateIndirectObjects()
      .flatMap(([, value]) =>
        value instanceof PDFDict && value.has(PDFName.of('S')) && value.has(PDFName.of('P')) ? [value] : [],
      )
    const tagged = (tag: string) => elements.filter((one) => String(one.get(PDFName.of('S'))) === tag)
    const scopes = tagged('/TH').map((one) => String(one.lookup(PDFName.of('A'), PDFDict).get(PDFName.of('Scope'))))
    expect(['/Table', '/Caption', '/THead', '/TBody', '/TR', '/TD'].map((tag) => tagged(tag).length)).toEqual([
      1, 1, 1, 1, 71, 70,
    ])
    expect([scopes.filter((one) => one === '/Column').length, scopes.filter((one) => one === '/Row').length]).toEqual([2, 70])
  })

  test('continues over pages with whole rows under their headings, and nothing outside the page', async () => {
    const bytes = await reportPdf(report)
    const count = await pages(bytes)
    const { items, text } = readPdf(bytes)
    expect(count).toBeGreaterThan(1)
    expect(text.match(/This week/g)).toHaveLength(count)
    expect(flat(text)).toContain('Figure 69 Łukasz 69')
    expect(Math.max(...items.map((item) => Number(item.transform[4]) + item.width))).toBeLessThanOrEqual(595.28 - 68 + 0.5)
    for (const content of await contents(bytes))
      expect(content.match(/\b(BDC|BMC)\b/g)?.length).toBe(content.match(/\bEMC\b/g)?.length)
  })

  test('takes any text, and a table without rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (odd) => {
        const { columns } = table
        const blocks = [
          { ...table, caption: odd, columns: [{ heading: odd, width: 1 }, ...columns], rows: [[odd, odd]], bars: [1] },
        ]
        expect((await reportPdf({ ...report, blocks: [...blocks, { ...table, rows: [] }] })).subarray(0, 5).toString()).toBe(
          '%PDF-',
        )
      }),
      { numRuns: 20 },
    )
  })
})
