import type { Block } from './block'

/** Labels of the Europass form, which half of Europe sends. Long ones break over lines. */
const LABELS =
  'Dates(?: \\(from ?[–-] ?to\\))?|Occupation or position held|Main activities and responsibilities|Name and address of employer|Type of business or sector|Title of qualification awarded|Principal subjects ?\\/ ?occupational skills covered|Name and type of organisation providing(?: education and training)?|Level in national(?: or international)? classification|First name\\(s\\) ?\\/ ?Surname\\(s\\)|Surname\\(s\\) ?\\/ ?First name\\(s\\)|Address\\(es\\)|Telephone\\(s\\)|E-?mail\\(s\\)|Desired employment ?\\/ ?Occupational field|Mother tongue\\(s\\)|Other language\\(s\\)|Self-assessment|European level \\(\\*\\)|Social skills and competences|Organisational skills and competences|Technical skills and competences|Computer skills and competences|Artistic skills and competences|Other skills and competences|Date of birth|Nationality|Gender'
const LABEL = new RegExp(`(?:^|(?<=\\s))(?:${LABELS})`, 'g')
const LABEL_AT_START = new RegExp(`^(?:${LABELS})`)
const MOST_ALONE = 0.5
/** The end of a label that broke, beside its value. */
const LABEL_REST =
  /^(?:education and training|occupational field|competences|responsibilities|employer|sector|classification|covered)$/
/** Its title is nobody's name. */
const TITLE = /^(?:Europass(?: Curriculum Vitae| CV)?|European Curriculum Vitae Format)$/i
/** So many of its own words make a Europass form. */
const MIN_LABELS = 4

/** The labels of a Europass form apart from what was written beside them. Other documents stay as they are. */
export function withEuropassLabels(blocks: readonly Block[]): Block[] {
  const named = new Set(blocks.flatMap(({ text }) => text.match(LABEL) ?? []))
  // Labels that the page shows as such need no help, nor can a stack of them without values get any.
  const alone = blocks.filter(({ text }) => text.match(LABEL)?.[0] === text).length
  const all = blocks.reduce((sum, { text }) => sum + (text.match(LABEL)?.length ?? 0), 0)
  const isPrinted = blocks.some(({ isLabel, text }) => isLabel && LABEL_AT_START.test(text)) || alone > all * MOST_ALONE
  if (named.size < MIN_LABELS || isPrinted) return blocks.filter(({ text }) => !TITLE.test(text))
  return blocks.flatMap((block): Block[] => {
    if (TITLE.test(block.text) || LABEL_REST.test(block.text)) return []
    const labels = [...block.text.matchAll(LABEL)]
    if (labels.length === 0) return [block]
    const { isLabel: _isLabel, ...value } = block
    const parts: Block[] = []
    const add = (text: string) => {
      if (text.trim() !== '') parts.push({ ...value, kind: value.kind === 'heading' ? 'text' : value.kind, text: text.trim() })
    }
    add(block.text.slice(0, labels[0]?.index))
    for (const [i, label] of labels.entries()) {
      parts.push({ ...value, kind: 'heading', isLabel: true, text: label[0] })
      add(block.text.slice(label.index + label[0].length, labels[i + 1]?.index))
    }
    return parts
  })
}
