import { alikeKeys, habitFeatures, lineFeatures } from '../tagging/line-features'
import { labelsOf } from '../tagging/tagger'
import { LINE_WEIGHTS } from '../tagging/weights'
import { findDates } from './dates'
import { isOnlyDates } from './dates-of'
import type { SectionName } from './headings'
import { headingKey, looseSection, readHeading } from './headings'
import { isPause, jobPoints } from './job-vocabulary'
import type { Line, LineRole } from './line'

/** Sections and roles of all lines, named by the tagger. */
export function tagLines(lines: readonly Line[]): Line[] {
  const features = lineFeatures(lines)
  const first = labelsOf(LINE_WEIGHTS, features)
  // Read once more, now that lines can be compared with what is set alike.
  const habits = habitFeatures(alikeKeys(lines), first)
  const tags = labelsOf(
    LINE_WEIGHTS,
    features.map((own, i) => [...own, ...(habits[i] ?? [])]),
  )
  // Few of the CVs that teach have awards, projects or publications: below such a heading the first guess is the surer one.
  const others = new Set(
    lines
      .filter(
        (line) => line.isHeading && /\b(?:awards?|projects?|publications?|portfolio|honou?rs)\b/.test(headingKey(line.text)),
      )
      .map(({ part }) => part),
  )
  const isOther = lines.map((line) => line.section === 'other' && others.has(line.part))
  const own = tags.map((label, i) => (isOther[i] ? null : isPlainHeading(lines[i] as Line) ? 'heading' : label))
  return labelledLines(lines, withDatedItems(lines, withSecondLines(lines, withGroups(lines, withActivities(lines, own)))))
}

/** "Marrow & Thimble, Worthing" set as headings are, above a dated title: an employer above several jobs, not a section. */
function withGroups(lines: readonly Line[], labels: readonly (string | null)[]): (string | null)[] {
  return labels.map((label, i) => {
    const line = lines[i] as Line
    const next = lines[i + 1]
    const isOne =
      label === 'heading' &&
      labels[i + 1] === 'work.head' &&
      next !== undefined &&
      findDates(next.text).some((date) => !date.isSingle || date.current) &&
      (labels[i - 1]?.startsWith('work.') ||
        (labels[i - 1] === 'heading' && readHeading(lines[i - 1]?.text ?? '')?.name === 'work')) &&
      readHeading(line.text) === null &&
      looseSection(line.text) === null &&
      /^\p{Lu}.*(?:, \p{Lu}|\s\p{Lu}|&)/u.test(line.text) &&
      jobPoints(line.text) < 2 &&
      !isPause(line.text) &&
      line.text.length <= 80
    return isOne ? 'work.group' : label
  })
}

const LONGEST_SECOND = 70
/** Where most entries have an employer's line below the title, a short line there is an employer too, not the first duty. */
function withSecondLines(lines: readonly Line[], labels: readonly (string | null)[]): (string | null)[] {
  const isBelow = (i: number, role: string) => labels[i - 1] === 'work.head' && labels[i] === role && lines[i]?.kind === 'text'
  const count = (role: string) => labels.filter((_, i) => isBelow(i, role)).length
  if (count('work.more') < Math.max(2, count('work.body'))) return [...labels]
  return labels.map((label, i) => {
    const { text } = lines[i] as Line
    const isName =
      isBelow(i, 'work.body') &&
      text.length <= LONGEST_SECOND &&
      /^[\p{Lu}\d]/u.test(text) &&
      !/[.!?:;]$/.test(text) &&
      findDates(text).length === 0 &&
      text.split(/\s+/).filter((word) => /^\p{Ll}{4,}/u.test(word)).length === 0
    return isName ? 'work.more' : label
  })
}

/** "June 2018 – March 2022" as a heading, and the job as the first item below it. */
function withDatedItems(lines: readonly Line[], labels: readonly (string | null)[]): (string | null)[] {
  return labels.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i] as Line]
    const isJob =
      label === 'work.body' &&
      labels[i - 1] === 'work.head' &&
      above !== undefined &&
      isOnlyDates(above) &&
      line.kind === 'item' &&
      line.text.length <= LONGEST_SECOND &&
      !/^\p{L}+ed\b|\.$/u.test(line.text) &&
      jobPoints(line.text.split(/,|\s[–—-]\s|\s(?:at|with|for)\s/)[0] ?? '') >= 2
    return isJob ? 'work.more' : label
  })
}

/** Below "Activities" what has dates from and until is unpaid work, not a pastime. */
function withActivities(lines: readonly Line[], labels: readonly (string | null)[]): (string | null)[] {
  const changed = [...labels]
  for (const [i, line] of lines.entries()) {
    const range =
      changed[i] === 'interests' && line.text.length <= 120 ? findDates(line.text).find((one) => !one.isSingle) : undefined
    if (!range) continue
    const rest = (line.text.slice(0, range.start) + line.text.slice(range.end)).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    const isAlone = rest === ''
    if (isAlone && changed[i + 1] !== 'interests') continue
    if (!isAlone && !(/^\W*$/.test(line.text.slice(0, range.start)) || /^\W*$/.test(line.text.slice(range.end)))) continue
    changed[i] = 'volunteering.head'
    if (isAlone) changed[i + 1] = 'volunteering.more'
    for (
      let k = i + (isAlone ? 2 : 1);
      changed[k] === 'interests' && findDates(lines[k]?.text ?? '').every((one) => one.isSingle);
      k++
    )
      changed[k] = 'volunteering.body'
  }
  return changed
}

/** "Work experience" in a heading's style names nobody. */
const isPlainHeading = (line: Line): boolean =>
  line.isHeading &&
  /\b(?:experience|education|employment|languages|certificates)\b/.test(headingKey(line.text)) &&
  readHeading(line.text) !== null

/** Lines with their sections and roles by labels: `heading`, `name`, `prose`, `skills`, `work.head`, `education.body`, … */
export function labelledLines(lines: readonly Line[], labels: readonly (string | null)[]): Line[] {
  const labelled = lines.map((line, i): Line => {
    const [section = '', role = ''] = (labels[i] ?? '').split('.')
    if (section === '') return { ...line, role: null }
    if (section === 'prose') return { ...line, isHeading: false, role: 'prose' }
    if (section === 'heading') return { ...line, isHeading: true, role: null }
    const name = section === 'name' ? 'contact' : (section as SectionName)
    return { ...line, isHeading: false, section: name, role: role === '' ? null : (role as LineRole) }
  })
  // A heading belongs to the section that it opens.
  let part = 0
  let headed: SectionName | null = null
  let column = 0
  return labelled.map((line, i) => {
    if (line.isHeading) headed = readHeading(line.text)?.name ?? looseSection(line.text)
    else if (line.column !== column) headed = null
    column = line.column
    const next = labelled.slice(i + 1).find((other) => !other.isHeading)
    const section = line.isHeading ? (next?.section ?? line.section) : line.section
    const before = labelled[i - 1]
    if (line.isHeading || before === undefined || (before.section !== section && !before.isHeading)) part++
    return { ...line, section, part, headed }
  })
}
