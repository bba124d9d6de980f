import type { Block } from './block'
import { DATE_LIKE } from './columns'
import { readHeading } from './facts/headings'

const OF_DUTIES =
  /\b(?:dut(?:y|ies)|responsibilit\w+|activit\w+|tasks|results|subjects|achievements|dyletswyddau|cyfrifoldebau)\b/i
/** What a person was or gained, which opens an entry. */
const OF_TITLE = /\b(?:title|post|position|occupation|role|job|qualification|course|award|swydd|teitl|cymhwyster)\b/i
/** Neither a title nor an employer. */
const OF_SECTOR = /\b(?:type of business|business or sector|sector|industry)\b/i
const OF_SCHOOL = /\b(?:school|college|university|institut\w+|organisation|provider|ysgol|coleg)\b/i
/** So many labels, each more than once, make a form. */
const MIN_FIELDS = 2
const LONGEST_DATES = 45

interface Field {
  label: string
  values: Block[]
}

/** The entries of a form as other CVs set them: dates and title in a line, then employer or school, then what was done. Other blocks stay as they are. */
export function withFields(blocks: readonly Block[]): Block[] {
  const counts = new Map<string, number>()
  for (const { text, isLabel } of blocks) if (isLabel) counts.set(text, (counts.get(text) ?? 0) + 1)
  const again = [...counts].filter(([, count]) => count > 1).map(([text]) => text)
  if (again.filter((text) => readHeading(text)?.rest !== '').length < MIN_FIELDS) return [...blocks]
  const output: Block[] = []
  let entry: Field[] = []
  let column = 0
  const close = () => {
    output.push(...entryOf(entry))
    entry = []
  }
  for (const block of blocks) {
    // A label used once within an entry is a field too, unless it opens a section.
    const isOwn =
      entry.length > 0 && (readHeading(block.text) === null || OF_TITLE.test(block.text) || OF_SCHOOL.test(block.text))
    if (block.isLabel && (again.includes(block.text) || isOwn)) {
      if (entry.some(({ label }) => label === block.text)) close()
      entry.push({ label: block.text, values: [] })
      column = block.column ?? 0
    } else if (entry.length > 0 && !block.isLabel && (block.column ?? 0) === column && readHeading(block.text)?.rest !== '')
      entry.at(-1)?.values.push(block)
    else {
      close()
      output.push(block)
    }
  }
  close()
  return output
}

function entryOf(fields: readonly Field[]): Block[] {
  const isDates = ({ values: [first] }: Field) =>
    first !== undefined && DATE_LIKE.test(first.text) && first.text.length <= LONGEST_DATES
  const dates = fields.find(isDates)
  const isBeside = ({ label }: Field) => OF_DUTIES.test(label) || OF_SECTOR.test(label)
  const duties = fields
    .filter((field) => field !== dates && isBeside(field))
    .sort((a, b) => Number(OF_SECTOR.test(a.label)) - Number(OF_SECTOR.test(b.label)))
  const names = fields.filter((field) => field !== dates && !duties.includes(field))
  const head = names.find(({ label }) => OF_TITLE.test(label)) ?? names[0]
  const values = [...(head?.values ?? []), ...names.filter((field) => field !== head).flatMap((field) => field.values)]
  const [first, ...rest] = values
  const [date, ...more] = dates?.values ?? []
  const top =
    date && first ? [{ ...first, text: `${date.text}  ${first.text}` }] : [date ?? first].filter((block) => block !== undefined)
  return [
    ...top,
    ...more,
    ...rest,
    ...duties.flatMap((field) => field.values.map((value): Block => ({ ...value, kind: 'item' }))),
  ]
}
