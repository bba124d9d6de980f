import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import JSZip from 'jszip'
import { LABELS } from './labels'
import type { Block, Outline } from './outline'
import { EVERGREEN } from './pdf'

/** Available wherever there is a word processor, which falls back to other fonts for other alphabets. */
const FONT = 'Arial'
const INK = '1D2321'
const QUIET = '4A5450'
const ACCENT = EVERGREEN.slice(1)

/** An outline as a Word document with real headings and lists, in one column without tables. The same outline gives the same bytes. */
export async function docxOf(outline: Outline): Promise<Buffer> {
  const language = `${outline.language}-GB`
  const heading = (size: number, before: number, after: number, color: string) => ({
    run: { font: FONT, size, bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  })
  const document = new Document({
    title: outline.title,
    creator: outline.author,
    lastModifiedBy: outline.author,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, color: INK, language: { value: language, eastAsia: 'zh-CN', bidirectional: 'ar-SA' } },
          paragraph: { spacing: { line: 300, after: 160 } },
        },
        heading1: heading(44, 0, 60, ACCENT),
        heading2: {
          ...heading(27, 240, 120, ACCENT),
          paragraph: {
            ...heading(27, 240, 120, ACCENT).paragraph,
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: 'C9D3CF' } },
          },
        },
        heading3: heading(23, 80, 20, INK),
      },
    },
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 300, hanging: 300 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1240, bottom: 1240, left: 1360, right: 1360 } },
        },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    children: [`${LABELS[outline.language].page} `, PageNumber.CURRENT],
                    size: 18,
                    color: QUIET,
                  }),
                ],
              }),
            ],
          }),
        },
        children: outline.blocks.flatMap((block, i) => paragraphsOf(block, outline.blocks[i + 1]?.kind)),
      },
    ],
  })
  return dated(await Packer.toBuffer(document), outline.date)
}

function paragraphsOf(block: Block, next: Block['kind'] | undefined): Paragraph[] {
  if (block.kind === 'list')
    return block.lines.map(
      (text, i) =>
        new Paragraph({
          children: [new TextRun(text)],
          numbering: { reference: 'bullets', level: 0 },
          widowControl: true,
          spacing: { after: i === block.lines.length - 1 ? 160 : 40 },
        }),
    )
  const runs = block.text
    .split('\n')
    .map((text, i) => new TextRun({ text, ...(i > 0 ? { break: 1 } : {}), ...(block.kind === 'detail' ? { color: QUIET } : {}) }))
  switch (block.kind) {
    case 'name':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs })]
    case 'section':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs })]
    case 'entry':
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: runs })]
    case 'subject':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          spacing: { before: 80, after: 160 },
          children: [new TextRun({ text: block.text, size: 26 })],
        }),
      ]
    case 'detail':
      return [
        new Paragraph({
          children: runs,
          spacing: { after: next === 'entry' ? 160 : 60 },
          keepNext: next === 'list' || next === 'paragraph',
        }),
      ]
    case 'sender':
      return [new Paragraph({ children: runs, spacing: { after: 360 } })]
    case 'paragraph':
      return [new Paragraph({ children: runs, widowControl: true })]
  }
}

/** The library writes the current time into properties and archive; both get the document's own date instead. */
async function dated(bytes: Buffer, date: string): Promise<Buffer> {
  const stamp = new Date(`${date}T12:00:00Z`)
  const written = await JSZip.loadAsync(bytes)
  const archive = new JSZip()
  for (const [name, file] of Object.entries(written.files)) {
    if (file.dir) continue
    const content = await file.async('nodebuffer')
    const normalised =
      name === 'docProps/core.xml'
        ? content.toString('utf8').replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}T12:00:00Z`)
        : content
    archive.file(name, normalised, { date: stamp, createFolders: false })
  }
  return archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 6 } })
}
