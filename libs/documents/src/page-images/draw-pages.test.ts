import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { pdfOf as hostilePdf } from '@onward/cv-engine/fixtures/hostile'
import sharp from 'sharp'
import { describePages, drawPage, MAX_DRAWN_PAGES } from './draw-pages'
import { plainPages } from './plain-pages'
import { STAMP_SHARE, stampStrip } from './stamp'

const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../cv-engine/fixtures/${name}`, import.meta.url)))
const plain = { stamped: false, withText: false } as const
const draw = async (pdf: Buffer, more: Partial<Parameters<typeof drawPage>[1]> = {}) => {
  const picture = await drawPage(pdf, { page: 1, width: 750, stamp: null, ...more })
  if (!picture) throw new Error('not drawn')
  return { picture, ...(await sharp(picture).metadata()) }
}
/** How dark a part of a picture is, from 0 (white) to 1. */
const darkness = async (picture: Buffer, region: { left: number; top: number; width: number; height: number }) => {
  const { channels } = await sharp(await sharp(picture).extract(region).toColourspace('srgb').png().toBuffer()).stats()
  return 1 - Math.min(...channels.slice(0, 3).map(({ mean }) => mean)) / 255
}

describe('the pages of a CV', () => {
  it('are drawn one by one as small pictures of the asked width, with letters on white', async () => {
    const pdf = await fixture('two-pages.pdf')
    const found = await describePages(pdf, plain)
    expect(found).toMatchObject({ total: 2, pages: [{ text: '' }, { text: '' }] })
    const [first] = found?.pages ?? []
    const { picture, format, width, height = 0, exif } = await draw(pdf, { width: 1280 })
    expect([format, width, exif]).toEqual(['webp', 1280, undefined])
    expect(Math.abs(height - (1280 * (first?.height ?? 0)) / (first?.width ?? 1))).toBeLessThanOrEqual(1)
    expect(picture.length).toBeLessThan(120 * 1024)
    const dark = await darkness(picture, { left: 0, top: 0, width: 1280, height: 600 })
    expect(dark).toBeGreaterThan(0.01)
    expect(dark).toBeLessThan(0.3)
  })

  it('have their words with boxes in reading order, where these are drawn', async () => {
    const found = await describePages(await fixture('amina.pdf'), { ...plain, withWords: true })
    const [page] = found?.pages ?? []
    const words = page?.words ?? []
    const amina = words.find(({ text }) => text === 'Amina')
    expect(amina?.line).toBe(0)
    expect(words.length).toBeGreaterThan(50)
    for (const { left, top, right, bottom } of words) {
      expect(left).toBeLessThan(right)
      expect(top).toBeLessThan(bottom)
      expect(right).toBeLessThanOrEqual((page?.width ?? 0) + 1)
      expect(bottom).toBeLessThanOrEqual((page?.height ?? 0) + 1)
    }
    // Ink where the word is.
    const { picture, width = 0 } = await draw(await fixture('amina.pdf'), { width: 1280 })
    const scale = width / (page?.width ?? 1)
    const box = {
      left: amina?.left ?? 0,
      top: amina?.top ?? 0,
      width: (amina?.right ?? 0) - (amina?.left ?? 0),
      height: (amina?.bottom ?? 0) - (amina?.top ?? 0),
    }
    const region = Object.fromEntries(Object.entries(box).map(([side, points]) => [side, Math.round(points * scale)]))
    expect(await darkness(picture, region as typeof box)).toBeGreaterThan(0.08)
    expect((await describePages(await fixture('amina.pdf'), plain))?.pages[0]?.words).toEqual([])
  })

  it('give the same picture for the same page, and none for a page that there is not', async () => {
    const pdf = await fixture('amina.pdf')
    expect((await draw(pdf)).picture.equals((await draw(pdf)).picture)).toBe(true)
    expect(await drawPage(pdf, { page: 9, width: 750, stamp: null })).toBeNull()
  })

  it('carry below them who received it and when, without covering anything', async () => {
    const pdf = hostilePdf([[]])
    const stamp = await stampStrip('Received by Łódź Bakery 東京 through Onward on 2026-11-24 09:00 UTC')
    const [empty, stamped] = [await draw(pdf), await draw(pdf, { stamp })]
    expect(stamped.height).toBe((empty.height ?? 0) + Math.round(750 * STAMP_SHARE))
    expect(await darkness(stamped.picture, { left: 0, top: 0, width: 750, height: empty.height ?? 0 })).toBe(0)
    const foot = { left: 20, top: empty.height ?? 0, width: 500, height: Math.floor(750 * STAMP_SHARE) }
    expect(await darkness(stamped.picture, foot)).toBeGreaterThan(0.1)
    const described = await describePages(pdf, { stamped: true, withText: false })
    expect(described?.pages[0]?.height).toBeCloseTo(842 + 595 * STAMP_SHARE, 0)
  })

  it('keep a stamp of a very long name in one line', async () => {
    const pdf = hostilePdf([[]])
    const long = await draw(pdf, { stamp: await stampStrip(`Received by ${'Cymdeithas Gofal '.repeat(15)} through Onward`) })
    const edge = { left: 735, top: (long.height ?? 0) - 20, width: 15, height: 15 }
    expect(await darkness(long.picture, edge)).toBeLessThan(0.1)
  })
})

describe('a file of which only the text is known', () => {
  it('is set as pages of our own and drawn, with the text of each page', async () => {
    const lines = [
      { text: 'Siân Llŷr', kind: 'heading' as const },
      { text: 'Work', kind: 'heading' as const },
      ...Array.from({ length: 60 }, (_, i) => ({ text: `Packed ${i} orders a shift`, kind: 'item' as const })),
    ]
    const pdf = await plainPages(lines, { language: 'cy', name: true })
    const found = await describePages(pdf, { stamped: false, withText: true })
    expect(found?.total).toBe(2)
    expect(found?.pages[0]?.text.normalize('NFC')).toContain('Siân Llŷr')
    expect(found?.pages.map(({ text }) => text).join('\n')).toContain('Packed 59 orders a shift')
    expect((await draw(pdf)).width).toBe(750)
  })
})

describe('a file made to do harm', () => {
  const stream = (content: string, extra = '') => {
    const packed = deflateSync(Buffer.from(content)).toString('latin1')
    return `<< /Length ${packed.length} /Filter /FlateDecode ${extra} >>\nstream\n${packed}\nendstream`
  }
  /** A PDF of the given objects; the first is the catalog, the second the pages, the third the page. */
  const pdfFrom = (objects: readonly string[]): Buffer => {
    let body = '%PDF-1.7\n'
    const offsets = objects.map((object, i) => {
      const offset = body.length
      body += `${i + 1} 0 obj\n${object}\nendobj\n`
      return offset
    })
    const at = body.length
    body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}`
    body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`
    return Buffer.from(body, 'latin1')
  }
  const onePage = (content: string, { box = '0 0 595 842', resources = '', more = [] as string[] } = {}) =>
    pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${resources} >> /Contents 4 0 R >>`,
      stream(content),
      ...more,
    ])

  const forms = 30
  const files: [string, () => Buffer | Promise<Buffer>, 'drawn' | 'not drawn' | 'either'][] = [
    ['no PDF', () => Buffer.from('MZ not a PDF'), 'not drawn'],
    ['a file that is cut off', async () => (await fixture('amina.pdf')).subarray(0, 4_000), 'not drawn'],
    ['a file with a password', () => fixture('encrypted.pdf'), 'not drawn'],
    [
      'pages that hold themselves',
      () => pdfFrom(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000000000 >>', '<< >>']),
      'not drawn',
    ],
    ['a huge page', () => onePage('0 0 1 rg 0 0 9000000 9000000 re f', { box: '0 0 9000000 9000000' }), 'drawn'],
    ['a page like a thread', () => onePage('0 0 5 14400 re f', { box: '0 0 1 14400' }), 'drawn'],
    // Viewers take the usual size instead.
    ['a page without a size', () => onePage('', { box: '0 0 0 0' }), 'drawn'],
    ['a stream that unpacks to 80 MB', () => onePage('0 0 10 10 re f '.repeat(5_500_000)), 'either'],
    [
      'forms that draw each other twice, thirty times over',
      () =>
        onePage('/F0 Do', {
          resources: '/XObject << /F0 5 0 R >>',
          more: Array.from({ length: forms }, (_, i) =>
            stream(
              i === forms - 1 ? '0 0 5 5 re f' : '/A Do /A Do',
              `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /A ${6 + Math.min(i, forms - 2)} 0 R >> >>`,
            ),
          ),
        }),
      'either',
    ],
    [
      'a picture that says it has 60,000 lines',
      () =>
        onePage('600 0 0 800 0 0 cm /I Do', {
          resources: '/XObject << /I 5 0 R >>',
          more: [
            stream('x', '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB'),
          ],
        }),
      'drawn',
    ],
  ]
  it.each(files)('%s: ends, with nothing or a picture within the limits', async (_, make, expected) => {
    const pdf = await make()
    const picture = await drawPage(pdf, { page: 1, width: 1920, stamp: null })
    const { width = 0, height = 0 } = picture ? await sharp(picture).metadata() : {}
    expect(width * height).toBeLessThanOrEqual(6_010_000)
    expect([picture ? 'drawn' : 'not drawn', 'either']).toContain(expected)
    await describePages(pdf, plain)
  })

  it('is described up to its twentieth page', async () => {
    const found = await describePages(hostilePdf(Array.from({ length: 60 }, () => [])), plain)
    expect([found?.pages.length, found?.total]).toEqual([MAX_DRAWN_PAGES, 60])
  })
})
