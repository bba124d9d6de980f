import { archiveOf } from '@onward/cv-engine/fixtures/hostile'
import type { LabelledCv, SourceLine } from './labels'
import type { Layout } from './layouts'
import { columnsOf, escaped, isLetterhead, joined, rowsOf } from './layouts'

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

/** The CV as a Word file: paragraphs, tables, tabs and sections as word processors write them. The same CV gives the same bytes. */
export function wordFile(cv: LabelledCv, layout: Layout, font: string): Buffer {
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
