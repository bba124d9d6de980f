/**
 * Renders the labelled CVs into `rendered/`, those that are not there: `node --import tsx libs/cv-engine/eval/render.ts`. Needs LibreOffice
 * (`soffice`) on the path, Carlito and Liberation fonts. The results are kept with the product, so that nobody has to run this to evaluate.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import chromiumBinary from '@sparticuz/chromium'
import { archiveOf } from '../fixtures/hostile'
import type { LabelledCv, SourceLine } from './labels'
import { readCvs } from './labels'
import type { Layout, Rendering } from './layouts'
import { columnsOf, fileNameOf, renderingsOf } from './layouts'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A line as a single column prints it; the second element is a line of its own. */
function joined({ text, right }: SourceLine, dates: LabelledCv['dates']): string[] {
  if (right === '') return [text]
  if (dates === 'first') return [`${right}  ${text}`]
  if (dates === 'line') return [text, right]
  return [dates === 'brackets' ? `${text} (${right})` : `${text}${dates === 'pipe' ? ' | ' : ', '}${right}`]
}

/** Neighbouring lines under one heading or one entry: the rows of a page made of a table. */
function rowsOf(lines: readonly SourceLine[]): { left: string; lines: SourceLine[] }[] {
  const rows: { left: string; lines: SourceLine[] }[] = []
  for (const line of lines) {
    if (line.role === 'heading') rows.push({ left: line.text, lines: [] })
    else if (line.role === 'head' && line.right !== '') rows.push({ left: line.right, lines: [{ ...line, right: '' }] })
    else if (rows.length === 0) rows.push({ left: '', lines: [line] })
    else rows.at(-1)?.lines.push(line)
  }
  return rows
}

// Word: paragraphs, tables, tabs and sections as word processors write them.

const run = (text: string, { bold = false, size = 0, tab = false } = {}): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}</w:rPr>${tab ? '<w:tab/>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
const paragraph = (properties: string, ...runs: string[]): string => `<w:p><w:pPr>${properties}</w:pPr>${runs.join('')}</w:p>`

function wordLine(line: SourceLine, cv: LabelledCv, layout: Layout): string {
  if (line.role === 'name') {
    const name = layout === 'capitals' ? line.text.toUpperCase() : line.text
    return paragraph('<w:spacing w:after="60"/>', run(name, { bold: true, size: 36 }))
  }
  if (line.role === 'heading') {
    const text = layout === 'capitals' ? line.text.toUpperCase() : line.text
    const rule = layout === 'capitals' ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="000000"/></w:pBdr>' : ''
    return paragraph(
      `<w:pStyle w:val="Heading1"/>${rule}<w:spacing w:before="200" w:after="60"/>`,
      run(text, { bold: true, size: layout === 'capitals' ? 22 : 26 }),
    )
  }
  if (line.role === 'item' && cv.bullet !== '') return paragraph('', run(`${cv.bullet} ${line.text}`))
  if (line.role === 'item')
    return paragraph(
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="360" w:hanging="260"/>',
      run(line.text),
    )
  if (line.role === 'head') {
    const space = '<w:spacing w:before="100"/>'
    if (layout === 'modern' && line.right !== '')
      return paragraph(
        `<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>${space}`,
        run(line.text, { bold: true }),
        run(line.right, { tab: true }),
      )
    return joined(line, cv.dates)
      .map((text, i) => paragraph(i === 0 ? space : '', run(text, { bold: i === 0 })))
      .join('')
  }
  return paragraph(line.role === 'text' ? '<w:spacing w:after="80"/>' : '', run(line.text))
}

const cell = (width: number, shade: string, content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : ''}</w:tcPr>${content || '<w:p/>'}</w:tc>`
const table = (widths: readonly number[], rows: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="9640" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl><w:p/>`
const PAGE = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100"/>'
/** A short CV's columns are those of the page; a long one's would run over, so that they are a table of two cells. */
const MOST_LETTERS_IN_PAGE_COLUMNS = 1_700

/** Name and contact details, which a letterhead has in the page's header. */
const isLetterhead = (line: SourceLine): boolean =>
  line.role === 'name' || (line.section === 'contact' && line.role !== 'heading')

/** A frame beside which the text runs on. */
const textBox = (content: string, lines: number): string =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" id="box" type="#_x0000_t202" style="position:absolute;margin-left:320pt;margin-top:0;width:160pt;height:${lines * 16 + 40}pt" filled="t" fillcolor="#eef2ee"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox><w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="square"/></v:shape></w:pict></w:r></w:p>`

function wordBody(cv: LabelledCv, layout: Layout): string {
  const all = (lines: readonly SourceLine[]) => lines.map((line) => wordLine(line, cv, layout)).join('')
  const { top, columns } = columnsOf(cv.lines, layout)
  if (layout === 'letterhead') {
    const refs = '<w:headerReference w:type="default" r:id="r3"/><w:footerReference w:type="default" r:id="r4"/>'
    return `${all(cv.lines.filter((line) => !isLetterhead(line)))}<w:sectPr>${refs}${PAGE}</w:sectPr>`
  }
  if (layout === 'boxes') {
    const [main = [], side = []] = columns
    const rows = side.reduce((sum, line) => sum + Math.ceil(line.text.length / 26) + (line.role === 'heading' ? 1 : 0), 0)
    // Word processors differ in how text runs round a frame; a wide margin keeps it clear in all.
    const narrow = all(main)
      .replace(/<w:ind w:left="360" w:hanging="260"\/>/g, '<w:ind w:left="360" w:hanging="260" w:right="3700"/>')
      .replace(/<w:p><w:pPr>((?:(?!<\/w:pPr>|<w:ind).)*)<\/w:pPr>/g, '<w:p><w:pPr>$1<w:ind w:right="3700"/></w:pPr>')
    return `${all(top)}${textBox(all(side), rows)}${narrow}<w:sectPr>${PAGE}</w:sectPr>`
  }
  const [left = [], right = []] = columns
  if (layout === 'table') {
    const top = cv.lines.filter((line) => line.role === 'name')
    const rows = rowsOf(cv.lines.filter((line) => line.role !== 'name'))
    const cells = rows.map((row) => cell(2500, '', paragraph('', run(row.left, { bold: true }))) + cell(7140, '', all(row.lines)))
    return `${all(top)}${table([2500, 7140], cells)}<w:sectPr>${PAGE}</w:sectPr>`
  }
  if (right.length === 0) return `${all(cv.lines)}<w:sectPr>${PAGE}</w:sectPr>`
  const letters = cv.lines.reduce((sum, line) => sum + line.text.length, 0)
  if (layout === 'sidebar-right' && letters < MOST_LETTERS_IN_PAGE_COLUMNS) {
    const wide = '<w:cols w:num="2" w:equalWidth="0"><w:col w:w="6200" w:space="400"/><w:col w:w="3100"/></w:cols>'
    const jump = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>'
    return `${all(top)}<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/>${PAGE}</w:sectPr></w:pPr></w:p>${all(left)}${jump}${all(right)}<w:sectPr><w:type w:val="continuous"/>${PAGE}${wide}</w:sectPr>`
  }
  const widths = layout === 'sidebar-left' ? [3100, 6540] : [6540, 3100]
  const shades = layout === 'sidebar-left' ? ['E8EEF4', ''] : ['', 'F2EEE4']
  const row = [left, right].map((lines, i) => cell(widths[i] ?? 0, shades[i] ?? '', all(lines))).join('')
  return `${all(top)}${table(widths, [row])}<w:sectPr>${PAGE}</w:sectPr>`
}

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const FONTS = {
  first: ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Condensed'],
  later: ['Carlito', 'Liberation Serif', 'Liberation Sans', 'DejaVu Sans', 'DejaVu Serif'],
}

function wordFile(cv: LabelledCv, layout: Layout, font: string): Buffer {
  const xml = (name: string, text: string) => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
  })
  const header = cv.lines.filter(isLetterhead).map((line) => wordLine(line, cv, layout))
  const name = cv.lines.find((line) => line.role === 'name')?.text ?? ''
  const field = (code: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const footer = paragraph('', run(`${name} – Curriculum Vitae – Page `), field('PAGE'), run(' of '), field('NUMPAGES'))
  const margins =
    layout === 'letterhead'
      ? [
          xml('word/header1.xml', `<w:hdr ${NAMESPACE}>${header.join('')}</w:hdr>`),
          xml('word/footer1.xml', `<w:ftr ${NAMESPACE}>${footer}</w:ftr>`),
        ]
      : []
  const marginTypes = `<Override PartName="/word/header1.xml" ContentType="${TYPE}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${TYPE}.footer+xml"/>`
  const marginLinks = `<Relationship Id="r3" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="r4" Type="${OFFICE}/footer" Target="footer1.xml"/>`
  return archiveOf([
    xml(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPE}.numbering+xml"/>${margins.length > 0 ? marginTypes : ''}</Types>`,
    ),
    xml(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    xml(
      'word/_rels/document.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${OFFICE}/numbering" Target="numbering.xml"/>${margins.length > 0 ? marginLinks : ''}</Relationships>`,
    ),
    xml(
      'word/styles.xml',
      `<w:styles ${NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="19"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`,
    ),
    xml(
      'word/numbering.xml',
      `<w:numbering ${NAMESPACE}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    ...margins,
    xml(
      'word/document.xml',
      `<w:document ${NAMESPACE} xmlns:r="${OFFICE}"><w:body>${wordBody(cv, layout)}</w:body></w:document>`,
    ),
  ])
}

// A web page, printed by a browser.

function htmlLines(lines: readonly SourceLine[], cv: LabelledCv, layout: Layout): string {
  let html = ''
  let inList = false
  for (const line of lines) {
    if (line.role === 'item' && cv.bullet !== '') {
      html += `<p>${escaped(`${cv.bullet} ${line.text}`)}</p>`
      continue
    }
    if ((line.role === 'item') !== inList) {
      html += inList ? '</ul>' : '<ul>'
      inList = !inList
    }
    const text = escaped(line.text)
    if (line.role === 'name') html += `<h1>${text}</h1>`
    else if (line.role === 'heading') html += `<h2>${text}</h2>`
    else if (line.role === 'item') html += `<li>${text}</li>`
    else if (line.role === 'head' && layout === 'modern')
      html += `<p class="head split"><b>${text}</b><span>${escaped(line.right)}</span></p>`
    else if (line.role === 'head')
      html += `<p class="head">${joined(line, cv.dates)
        .map((part, i) => (i === 0 ? `<b>${escaped(part)}</b>` : escaped(part)))
        .join('<br>')}</p>`
    else html += `<p class="${line.role}">${text}</p>`
  }
  return html + (inList ? '</ul>' : '')
}

function webPage(cv: LabelledCv, layout: Layout, font: string): string {
  const { top, columns } = columnsOf(cv.lines, layout)
  const body =
    layout === 'table'
      ? `${htmlLines(
          cv.lines.filter((line) => line.role === 'name'),
          cv,
          layout,
        )}<table>${rowsOf(cv.lines.filter((line) => line.role !== 'name'))
          .map((row) => `<tr><th>${escaped(row.left)}</th><td>${htmlLines(row.lines, cv, layout)}</td></tr>`)
          .join('')}</table>`
      : columns.length === 1
        ? htmlLines(cv.lines, cv, layout)
        : layout === 'boxes'
          ? `${htmlLines(top, cv, layout)}<aside>${htmlLines(columns[1] ?? [], cv, layout)}</aside>${htmlLines(columns[0] ?? [], cv, layout)}`
          : `${htmlLines(top, cv, layout)}<div class="columns">${columns.map((lines) => `<div>${htmlLines(lines, cv, layout)}</div>`).join('')}</div>`
  return `<!doctype html><html lang="${cv.language}"><meta charset="utf-8"><title>CV</title><style>
body{font:9.5pt/1.35 '${font}';margin:0}h1{font-size:19pt;margin:0 0 4pt}h2{font-size:12.5pt;margin:10pt 0 3pt}p{margin:0 0 3pt}.head{margin-top:5pt}
ul{margin:2pt 0 4pt;padding-left:14pt}.split{display:flex;justify-content:space-between;gap:12pt}.split span{white-space:nowrap}
.columns{display:grid;gap:18pt;grid-template-columns:${layout === 'sidebar-left' ? '1fr 2.2fr' : '2.2fr 1fr'}}
aside{float:right;width:34%;border:1pt solid #888;padding:6pt;margin:0 0 8pt 12pt}
th{width:26%;text-align:left;vertical-align:top;padding:3pt 10pt 3pt 0}td{vertical-align:top;padding:3pt 0}
${layout === 'capitals' ? 'h1,h2{text-transform:uppercase}h2{border-bottom:1pt solid;font-size:10.5pt;letter-spacing:.08em}' : ''}</style><body>${body}</body></html>`
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
const target = join(HERE, 'rendered')
mkdirSync(target, { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'render-'))
const browser = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const toConvert: Record<Rendering['type'], string[]> = { pdf: [], docx: [], doc: [] }
for (const set of ['development', 'held-out'] as const) {
  const cvs = readCvs(set)
  for (const [i, rendering] of renderingsOf(cvs).entries()) {
    const cv = cvs.find(({ id }) => id === rendering.cv)
    if (!cv) continue
    const name = fileNameOf(rendering)
    if (existsSync(join(target, name))) continue
    const fonts = cv.series === 1 ? FONTS.first : FONTS.later
    const font = fonts[i % fonts.length] ?? 'DejaVu Sans'
    if (rendering.maker === 'chromium') {
      const isHeaded = rendering.layout === 'letterhead'
      const rest = { ...cv, lines: cv.lines.filter((line) => !isLetterhead(line)) }
      await page.setContent(webPage(isHeaded ? rest : cv, rendering.layout, font))
      const margin = { top: isHeaded ? '45mm' : '16mm', bottom: '16mm', left: '17mm', right: '17mm' }
      const small = (html: string) => `<div style="font:9px '${font}';margin:0 17mm;width:100%">${html}</div>`
      await page.pdf({
        path: join(target, name),
        format: 'A4',
        margin,
        printBackground: true,
        ...(isHeaded
          ? {
              displayHeaderFooter: true,
              headerTemplate: small(
                cv.lines
                  .filter(isLetterhead)
                  .map(({ text }) => `<div>${escaped(text)}</div>`)
                  .join(''),
              ),
              footerTemplate: small('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
            }
          : {}),
      })
    } else {
      // A folder for each type: two types of one layout share the name of their source.
      const source = join(work, rendering.type, `${name.slice(0, -rendering.type.length - 1)}.docx`)
      mkdirSync(join(work, rendering.type), { recursive: true })
      writeFileSync(source, wordFile(cv, rendering.layout, font))
      toConvert[rendering.type].push(source)
    }
  }
}
await browser.close()
for (const [type, sources] of Object.entries(toConvert)) {
  if (sources.length === 0) continue
  execFileSync(
    'soffice',
    [`-env:UserInstallation=file://${work}/profile`, '--headless', '--convert-to', type, '--outdir', target, ...sources],
    { stdio: 'ignore' },
  )
}
rmSync(work, { recursive: true })
