import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { archiveOf, pdfOf } from '../fixtures/hostile'
import { readFacts } from './facts/read-facts'
import { READ_LIMITS } from './limits'
import { keepReaderWaiting, readDocument } from './read-document'
import { readStructure } from './structure'

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
const read = (name: string) => readDocument(fixture(name), name)
const refusalOf = async (bytes: Buffer, name: string) => {
  const answer = await readDocument(bytes, name)
  return answer.ok ? `read: ${answer.text.slice(0, 40)}` : answer.refusal
}
const page = (lines: string[]) => lines.map((text, i) => ({ text, x: 50, y: 780 - i * 14 }))
const documentXml = (text: string) =>
  Buffer.from(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  )

describe('documents of common programs', () => {
  it.each(['amina.pdf', 'amina.docx', 'amina.doc'])('reads the same CV from %s', async (name) => {
    const document = await read(name)
    if (!document.ok) throw new Error(document.refusal)
    const structure = readStructure(document.blocks)
    expect(structure).toMatchObject({ name: 'Amina Okafor-Reed', phone: '07700 900123', postcode: 'LS8 4HT' })
    expect(structure.work.map((w) => [w.occupationId, w.from, w.until])).toEqual([
      ['retail-assistant', { year: 2021, month: 3 }, { year: 2025, month: 8 }],
      ['care-assistant', { year: 2018, month: 6 }, { year: 2021, month: 2 }],
      [null, { year: 2025, month: 9 }, null],
    ])
    expect(readFacts(document.blocks).skills.map(({ value }) => value.skillId)).toContain('till-work')
  })

  it.each(['zoe.pdf', 'zoe-browser.pdf', 'zoe.docx'])('reads the two columns of %s one after the other', async (name) => {
    const document = await read(name)
    if (!document.ok) throw new Error(document.refusal)
    const structure = readStructure(document.blocks)
    expect(structure.name).toBe('Zoë Łukasiewicz-Şahin')
    expect(structure.work.map((w) => w.occupationId)).toEqual(['warehouse-operative', 'kitchen-porter'])
    expect(structure.sections.find((s) => s.name === 'skills')?.blocks.map((b) => b.text)).toContain('Forklift licence')
  })

  it('recognises list items whose bullets a browser drew as shapes', async () => {
    const document = await read('bullets-browser.pdf')
    if (!document.ok) throw new Error(document.refusal)
    const items = document.blocks.filter(({ kind }) => kind === 'item').map(({ text }) => text)
    expect(items).toContain('load the cages to the trailer')
    expect(items).toContain('drive the counterbalance forklift since one year')
  })

  it('keeps names of any script', async () => {
    for (const [file, name] of [
      ['wang.docx', '王小明'],
      ['obrien.doc', "Seán O'Brien"],
    ] as const) {
      const document = await read(file)
      expect(document.ok && readStructure(document.blocks).name).toBe(name)
    }
  })

  it('reads the page header of a Word file, where many put their contact details', async () => {
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    const xml = (root: string, text: string) =>
      Buffer.from(
        `<?xml version="1.0"?><w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${text}</w:${root}>`,
      )
    const bytes = archiveOf([
      {
        name: 'word/header1.xml',
        bytes: xml('hdr', paragraph('Siân O&apos;Neill') + paragraph('sian@example.org 07700 900555')),
      },
      {
        name: 'word/document.xml',
        bytes: xml(
          'document',
          `<w:body>${paragraph('Work experience')}${paragraph('Cleaner 2019 - 2021, cleaning offices every evening')}</w:body>`,
        ),
      },
      {
        name: '_rels/.rels',
        bytes: Buffer.from(
          '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      },
    ])
    const document = await readDocument(bytes, 'cv.docx')
    if (!document.ok) throw new Error(document.refusal)
    expect(readStructure(document.blocks)).toMatchObject({
      name: "Siân O'Neill",
      email: 'sian@example.org',
      phone: '07700 900555',
    })
  })

  it('reads the same by a process that waited', async () => {
    const alone = await read('zoe.pdf')
    const reader = keepReaderWaiting()
    await reader.ready()
    const waited = await read('zoe.pdf')
    reader.stop()
    expect({ ...waited, peakRssBytes: 0 }).toEqual({ ...alone, peakRssBytes: 0 })
  })

  it('gives the same answer every time', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const document = await read('zoe.pdf')
        return document.ok ? JSON.stringify(readFacts(document.blocks)) : document.refusal
      }),
    )
    expect(new Set(answers).size).toBe(1)
  })
})

it('accepts an answer that came while this process was busy', async () => {
  const readings = Array.from({ length: 6 }, async () => {
    const document = await readDocument(fixture('zoe.docx'), 'zoe.docx')
    // Longer than the other child lives: its answer and its end wait together.
    for (const until = Date.now() + 400; Date.now() < until; );
    return document.ok
  })
  expect(await Promise.all(readings)).toEqual(Array(6).fill(true))
})

describe('words that nobody sees', () => {
  const word = (body: string, more: { name: string; bytes: Buffer }[] = []) =>
    archiveOf([
      {
        name: 'word/document.xml',
        bytes: Buffer.from(
          `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc" xmlns:wps="wps" xmlns:r="r"><w:body>${body}</w:body></w:document>`,
        ),
      },
      ...more,
    ])
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const textsOf = async (bytes: Buffer, name = 'cv.docx') => {
    const document = await readDocument(bytes, name)
    return document.ok ? document.blocks.map((block) => block.text) : document.refusal
  }
  const unseenIn = async (bytes: Buffer, name = 'cv.docx') => {
    const document = await readDocument(bytes, name)
    return document.ok ? document.unseen : document.refusal
  }
  const seen = 'Cleaner at Southwark schools from 2019 to 2021, every evening'

  it('are not read from a Word file: hidden, white, tiny or deleted', async () => {
    const hidden = [
      run('hidden', '<w:vanish/>'),
      run('white', '<w:color w:val="FFFFFF"/>'),
      run('tiny', '<w:sz w:val="2"/>'),
      '<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>',
    ]
    const bytes = word(`<w:p>${run(seen)}${hidden.join('')}</w:p>`)
    expect(await textsOf(bytes)).toEqual([seen])
    expect(await unseenIn(bytes)).toEqual(['hiddenwhitetiny'])
  })

  it('are read where the background of white letters is dark', async () => {
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr><w:p>${run('Ann Hill', '<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`
    expect(await textsOf(word(`${cell}<w:p>${run(seen)}</w:p>`))).toEqual(['Ann Hill', seen])
  })

  it('are read once from a text box, which Word writes twice', async () => {
    const box = (tag: string) => `<mc:${tag}><w:txbxContent><w:p>${run('Ann Hill')}</w:p></w:txbxContent></mc:${tag}>`
    const drawing = `<w:r><mc:AlternateContent>${box('Choice')}${box('Fallback')}</mc:AlternateContent></w:r>`
    expect(await textsOf(word(`<w:p>${drawing}${run(seen)}</w:p>`))).toEqual(['Ann Hill', seen])
  })

  it('come with the address that a link leads to', async () => {
    const bytes = word(`<w:p><w:hyperlink r:id="r1">${run('LinkedIn')}</w:hyperlink></w:p><w:p>${run(seen)}</w:p>`, [
      {
        name: 'word/_rels/document.xml.rels',
        bytes: Buffer.from('<Relationships><Relationship Id="r1" Target="https://www.linkedin.com/in/ann"/></Relationships>'),
      },
    ])
    expect(await textsOf(bytes)).toEqual(['LinkedIn (https://www.linkedin.com/in/ann)', seen])
  })

  it('are not read from a PDF: white on white, without ink, or outside the page', async () => {
    const at = (y: number) => ({ x: 50, y })
    const bytes = pdfOf([
      [
        { text: seen, ...at(700) },
        { text: 'white', ...at(680), before: '1 1 1 rg' },
        { text: 'no ink', ...at(660), before: '3 Tr' },
        { text: 'outside', x: 50, y: 2_000 },
      ],
    ])
    expect(await textsOf(bytes, 'cv.pdf')).toEqual([seen])
    expect(await unseenIn(bytes, 'cv.pdf')).toEqual(['white no ink'])
    const onDark = { text: 'Ann Hill', ...at(600), before: '1 1 1 rg', paint: '0 0 0.4 rg 0 590 595 30 re f' }
    expect(await textsOf(pdfOf([[{ text: seen, ...at(700) }, onDark]]), 'cv.pdf')).toEqual([seen, 'Ann Hill'])
  })
})

it('recognises a Word file with a password', async () => {
  const bytes = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ])
  expect(await refusalOf(bytes, 'cv.docx')).toBe('encrypted')
})

describe('documents that cannot be judged', () => {
  it('refuses each with its own reason', async () => {
    const lines = page(['I served customers in a busy shop and worked on the tills for three years.'])
    expect(await refusalOf(Buffer.alloc(0), 'cv.pdf')).toBe('empty')
    expect(await refusalOf(Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'), 'cv.pdf')).toBe('disguised')
    expect(await refusalOf(fixture('amina.pdf'), 'cv.docx')).toBe('disguised')
    expect(await refusalOf(fixture('amina.docx'), 'cv.pdf')).toBe('disguised')
    expect(await refusalOf(fixture('encrypted.pdf'), 'cv.pdf')).toBe('encrypted')
    expect(await refusalOf(fixture('amina.docx').subarray(0, 3000), 'cv.docx')).toBe('corrupt')
    expect(await refusalOf(fixture('amina.doc').subarray(0, 5000), 'cv.doc')).toMatch(/^(?:corrupt|disguised)$/)
    expect(await refusalOf(Buffer.from('%PDF-1.7 nothing else'), 'cv.pdf')).toBe('corrupt')
    expect(await refusalOf(pdfOf([[]]), 'cv.pdf')).toBe('scan-without-text')
    expect(await refusalOf(pdfOf(Array.from({ length: 300 }, () => lines)), 'cv.pdf')).toBe('too-many-pages')
    expect(
      await refusalOf(
        pdfOf([lines], '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> >>'),
        'cv.pdf',
      ),
    ).toBe('active-content')
  })

  it('refuses a page of very many pieces of text, seen or not', async () => {
    const pieces = (before: string) =>
      Array.from({ length: READ_LIMITS.maxItems + 1_000 }, (_, i) => ({
        text: 'word',
        x: (i * 37) % 500,
        y: (i * 11) % 800,
        before,
      }))
    expect(await refusalOf(pdfOf([pieces('')]), 'cv.pdf')).toBe('too-large')
    expect(await refusalOf(pdfOf([pieces('3 Tr')]), 'cv.pdf')).toBe('too-large')
  })

  it('refuses hostile archives', async () => {
    const good = { name: 'word/document.xml', bytes: documentXml('hello') }
    const zeros = Buffer.alloc(31 * 1024 * 1024)
    expect(await refusalOf(archiveOf([{ name: 'readme.txt', bytes: Buffer.from('hello') }]), 'cv.docx')).toBe('disguised')
    expect(await refusalOf(archiveOf([good, { name: 'word/vbaProject.bin', bytes: Buffer.from('x') }]), 'cv.docx')).toBe(
      'active-content',
    )
    expect(await refusalOf(archiveOf([good, { name: 'word/embeddings/o.bin', bytes: Buffer.from('x') }]), 'cv.docx')).toBe(
      'active-content',
    )
    expect(await refusalOf(archiveOf([good, { name: 'a', bytes: zeros }]), 'cv.docx')).toBe('archive-bomb')
    expect(await refusalOf(archiveOf([good, { name: 'a', bytes: zeros, claimedSize: 10 }]), 'cv.docx')).toBe('archive-bomb')
    const many = Array.from({ length: READ_LIMITS.maxEntries + 1 }, (_, i) => ({ name: `a${i}`, bytes: Buffer.from('x') }))
    expect(await refusalOf(archiveOf(many), 'cv.docx')).toBe('archive-bomb')
    // Small in the archive, huge as text: ends by a limit of the reading process.
    const bomb = { name: 'word/document.xml', bytes: documentXml('word '.repeat(5_000_000)) }
    expect(['archive-bomb', 'too-large', 'timeout']).toContain(await refusalOf(archiveOf([bomb]), 'cv.docx'))
  })
})

describe('columns of a printed page', () => {
  it('keeps dates at the right beside their jobs', async () => {
    const rows = [
      'Retail Assistant, Northgate Stores',
      'Kitchen Porter, The Old Mill',
      'Cleaner, Southwark schools',
      'Carer, Harehills Support',
    ]
    const texts = rows.flatMap((text, i) => [
      { text, x: 50, y: 700 - i * 40 },
      { text: `20${10 + i} - 20${12 + i}`, x: 480, y: 700 - i * 40 },
      { text: 'Worked hard and helped many people every day of the week', x: 50, y: 685 - i * 40 },
    ])
    const document = await readDocument(pdfOf([[{ text: 'Work experience', x: 50, y: 720 }, ...texts]]), 'cv.pdf')
    expect(document.ok && readStructure(document.blocks).work.map((w) => [w.occupationId, w.from.year])).toEqual([
      ['retail-assistant', 2010],
      ['kitchen-porter', 2011],
      ['cleaner', 2012],
      ['care-assistant', 2013],
    ])
  })
})
