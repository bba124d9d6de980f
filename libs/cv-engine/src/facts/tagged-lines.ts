import { alikeKeys, habitFeatures, lineFeatures } from '../tagging/line-features'
import { labelsOf } from '../tagging/tagger'
import { LINE_WEIGHTS } from '../tagging/weights'
import type { SectionName } from './headings'
import { headingKey, looseSection, readHeading } from './headings'
import type { Line, LineRole } from './line'

/** What each line of a CV is, all lines read together: which section it stands in and what it does there. */
export function tagLines(lines: readonly Line[]): Line[] {
  const features = lineFeatures(lines)
  const first = labelsOf(LINE_WEIGHTS, features)
  // Read once more, now that lines can be compared with what is set alike.
  const habits = habitFeatures(alikeKeys(lines), first)
  const tags = labelsOf(
    LINE_WEIGHTS,
    features.map((own, i) => [...own, ...(habits[i] ?? [])]),
  )
  // Awards, projects and publications have no label of their own: below such a heading the first guess stands.
  const others = new Set(
    lines
      .filter(
        (line) => line.isHeading && /\b(?:awards?|projects?|publications?|portfolio|honou?rs)\b/.test(headingKey(line.text)),
      )
      .map(({ part }) => part),
  )
  const isOther = lines.map((line) => line.section === 'other' && others.has(line.part))
  return labelledLines(
    lines,
    tags.map((label, i) => (isOther[i] ? null : isPlainHeading(lines[i] as Line) ? 'heading' : label)),
  )
}

/** "Work experience" in a heading's style names nobody. */
const isPlainHeading = (line: Line): boolean =>
  line.isHeading &&
  /\b(?:experience|education|employment|languages|certificates)\b/.test(headingKey(line.text)) &&
  readHeading(line.text) !== null

/** Lines with their sections and roles by labels: `heading`, `name`, `prose`, `skills`, `work.head`, `education.body`, … */
export function labelledLines(lines: readonly Line[], labels: readonly (string | null)[]): Line[] {
  const told = lines.map((line, i): Line => {
    const [section = '', role = ''] = (labels[i] ?? '').split('.')
    if (section === '') return { ...line, role: null }
    if (section === 'prose') return { ...line, isHeading: false, role: 'told' }
    if (section === 'heading') return { ...line, isHeading: true, role: null }
    const name = section === 'name' ? 'contact' : (section as SectionName)
    return { ...line, isHeading: false, section: name, role: role === '' ? null : (role as LineRole) }
  })
  // A heading stands in the section that it opens.
  let part = 0
  let headed: SectionName | null = null
  let column = 0
  return told.map((line, i) => {
    if (line.isHeading) headed = readHeading(line.text)?.name ?? looseSection(line.text)
    else if (line.column !== column) headed = null
    column = line.column
    const next = told.slice(i + 1).find((other) => !other.isHeading)
    const section = line.isHeading ? (next?.section ?? line.section) : line.section
    const before = told[i - 1]
    if (line.isHeading || before === undefined || (before.section !== section && !before.isHeading)) part++
    return { ...line, section, part, headed }
  })
}
