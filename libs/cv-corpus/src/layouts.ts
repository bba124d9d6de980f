import type { LabelledCv, SectionLabel, SourceLine } from './labels'
import { HELD_OUT } from './labels'

export const LAYOUTS = ['classic', 'modern', 'sidebar-left', 'sidebar-right', 'table', 'capitals'] as const
/** Pages of later series may also have their contact details in the page's header, or the side sections in a text box. */
const LATER_LAYOUTS = [...LAYOUTS, 'letterhead', 'boxes'] as const
export type Layout = (typeof LATER_LAYOUTS)[number] | 'prose'
/** LibreOffice Writer, whose pages are committed; a browser and `word-file.ts`, which write theirs when they are asked for. */
export type Maker = 'writer' | 'chromium' | 'script'
export interface Rendering {
  cv: string
  layout: Layout
  type: 'pdf' | 'docx' | 'doc'
  maker: Maker
}

export const fileNameOf = ({ cv, layout, type, maker }: Rendering): string => `${cv}.${layout}.${maker}.${type}`

/** Han has no letters in the fonts that the PDFs are made with. */
const hasHan = (cv: LabelledCv): boolean => cv.lines.some((line) => /\p{Script=Han}/u.test(line.text))

/** Which pages of these CVs are read. */
export const renderingsOf = (cvs: readonly LabelledCv[]): Rendering[] => {
  const first = cvs.filter(({ series }) => series === 1)
  const half = (name: LabelledCv['half']) => first.filter((cv) => cv.half === name)
  const heldOut = new Set(cvs.filter(({ series }) => HELD_OUT.has(series)).map(({ id }) => id))
  const planned = [
    ...firstPages(half('first'), 0),
    ...firstPages(half('second'), 3),
    ...cvs.filter((cv) => !first.includes(cv)).flatMap(laterPages),
  ]
  const pages = planned.map((page) => (heldOut.has(page.cv) && page.type !== 'docx' ? page : withoutWriter(page)))
  // Two file types that differ only in LibreOffice make one page.
  return [...new Map(pages.map((page) => [fileNameOf(page), page])).values()]
}

/** The same layout by an npm package; none of these writes .doc. */
const withoutWriter = (page: Rendering): Rendering =>
  page.type === 'pdf' ? { ...page, maker: 'chromium' } : { ...page, type: 'docx', maker: 'script' }

/**
 * Of one half of the first series: prose in every type; of the others three or four each, so that every layout meets every type at least
 * four times in both halves together.
 */
function firstPages(cvs: readonly LabelledCv[], shift: number): Rendering[] {
  let k = shift
  return cvs.flatMap((cv): Rendering[] => {
    const page = (layout: Layout, type: Rendering['type'], maker: Maker = 'writer') => ({ cv: cv.id, layout, type, maker })
    if (cv.isProse) {
      return [page('prose', 'pdf'), page('prose', 'pdf', 'chromium'), page('prose', 'docx'), page('prose', 'doc')]
    }
    const layout = (step: number): Layout => LAYOUTS[(k + step) % LAYOUTS.length] ?? 'classic'
    const isEven = (k + Math.floor(k / LAYOUTS.length)) % 2 === 0
    const pages = [page(layout(2), 'docx'), page(layout(4), 'doc')]
    if (hasHan(cv)) pages.push(page(layout(0), 'docx'))
    else {
      pages.push(page(layout(0), 'pdf', isEven ? 'chromium' : 'writer'))
      if (isEven) pages.push(page(layout(1), 'pdf'))
    }
    k++
    return pages
  })
}

/** By the letters of its name, so that a further CV changes no other's pages. */
function laterPages(cv: LabelledCv): Rendering[] {
  const k = [...cv.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const page = (layout: Layout, type: Rendering['type'], maker: Maker = 'writer') => ({ cv: cv.id, layout, type, maker })
  const layout = (step: number): Layout => LATER_LAYOUTS[(k + step) % LATER_LAYOUTS.length] ?? 'classic'
  if (cv.isProse) return [page('prose', 'pdf', 'chromium'), page('prose', 'docx')]
  const isEven = (k + Math.floor(k / LATER_LAYOUTS.length)) % 2 === 0
  const pages = [page(layout(0), 'docx'), hasHan(cv) ? page(layout(3), 'doc') : page(layout(3), 'pdf')]
  if (isEven || hasHan(cv)) pages.push(page(layout(6), 'doc'))
  else pages.push(page(layout(5), 'pdf', 'chromium'))
  return pages
}

const SIDE = new Set<SectionLabel>(['contact', 'skills', 'certificates', 'languages', 'interests', 'references'])

/** The columns of a layout: what stands above them, then each column's lines in reading order. */
export function columnsOf(lines: readonly SourceLine[], layout: Layout): { top: SourceLine[]; columns: SourceLine[][] } {
  if (layout !== 'sidebar-left' && layout !== 'sidebar-right' && layout !== 'boxes') return { top: [], columns: [[...lines]] }
  const top = lines.filter((line) => line.role === 'name')
  const rest = lines.filter((line) => line.role !== 'name')
  const side = rest.filter((line) => SIDE.has(line.section))
  const main = rest.filter((line) => !SIDE.has(line.section))
  return { top, columns: layout === 'sidebar-left' ? [side, main] : [main, side] }
}

/** Text as it stands in XML and HTML. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A line as a single column prints it; the second element is a line of its own. */
export function joined({ text, right }: SourceLine, dates: LabelledCv['dates']): string[] {
  if (right === '') return [text]
  if (dates === 'first') return [`${right}  ${text}`]
  if (dates === 'line') return [text, right]
  return [dates === 'brackets' ? `${text} (${right})` : `${text}${dates === 'pipe' ? ' | ' : ', '}${right}`]
}

/** Neighbouring lines under one heading or one entry: the rows of a page made of a table. */
export function rowsOf(lines: readonly SourceLine[]): { left: string; lines: SourceLine[] }[] {
  const rows: { left: string; lines: SourceLine[] }[] = []
  for (const line of lines) {
    if (line.role === 'heading') rows.push({ left: line.text, lines: [] })
    else if (line.role === 'head' && line.right !== '') rows.push({ left: line.right, lines: [{ ...line, right: '' }] })
    else if (rows.length === 0) rows.push({ left: '', lines: [line] })
    else rows.at(-1)?.lines.push(line)
  }
  return rows
}

/** Name and contact details, which a letterhead has in the page's header. */
export const isLetterhead = (line: SourceLine): boolean =>
  line.role === 'name' || (line.section === 'contact' && line.role !== 'heading')
