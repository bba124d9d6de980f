import { createRequire } from 'node:module'
import type { LabelledCv, SourceLine } from './labels'
import type { Layout } from './layouts'
import { columnsOf, escaped, joined, rowsOf } from './layouts'

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

const require = createRequire(import.meta.url)
/** Fonts that npm installs, so that a page breaks its lines alike on every machine. */
export const FONTS: Readonly<Record<string, { regular: string; bold: string }>> = {
  'DejaVu Sans': {
    regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  'DejaVu Serif': {
    regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  },
  'DejaVu Sans Condensed': {
    regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  },
  'Atkinson Hyperlegible Next': {
    regular: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  },
}
/** Where a page asks for `<font>/regular` and `<font>/bold`; whoever prints it answers. */
export const FONT_ORIGIN = 'https://fonts.invalid/'
const face = (font: string, style: 'regular' | 'bold'): string =>
  `@font-face{font-family:'${font}';font-weight:${style === 'bold' ? 'bold' : 'normal'};src:url('${FONT_ORIGIN}${encodeURIComponent(font)}/${style}')}`

/** The CV as a web page for a browser to print. */
export function webPage(cv: LabelledCv, layout: Layout, font: string): string {
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
  return `<!doctype html><html lang="${cv.language}"><meta charset="utf-8"><title>CV</title><style>${face(font, 'regular')}${face(font, 'bold')}
body{font:9.5pt/1.35 '${font}';margin:0}h1{font-size:19pt;margin:0 0 4pt}h2{font-size:12.5pt;margin:10pt 0 3pt}p{margin:0 0 3pt}.head{margin-top:5pt}
ul{margin:2pt 0 4pt;padding-left:14pt}.split{display:flex;justify-content:space-between;gap:12pt}.split span{white-space:nowrap}
.columns{display:grid;gap:18pt;grid-template-columns:${layout === 'sidebar-left' ? '1fr 2.2fr' : '2.2fr 1fr'}}
aside{float:right;width:34%;border:1pt solid #888;padding:6pt;margin:0 0 8pt 12pt}
th{width:26%;text-align:left;vertical-align:top;padding:3pt 10pt 3pt 0}td{vertical-align:top;padding:3pt 0}
${layout === 'capitals' ? 'h1,h2{text-transform:uppercase}h2{border-bottom:1pt solid;font-size:10.5pt;letter-spacing:.08em}' : ''}</style><body>${body}</body></html>`
}
