import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/curriculum'
import { findOccupations, findSkills, skillName } from '@onward/taxonomy'
import type { Block } from '../read-document'
import type { Month } from '../structure'
import { readDates, readHeading, readStructure } from '../structure'

const partial = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** What a CV says, each field with the text it came from. Pure: the same blocks give the same facts. */
export function readFacts(blocks: readonly Block[]): CvFacts {
  const text = blocks.map((block) => block.text).join('\n')
  const structure = readStructure(blocks)
  const foundText = (value: string | null | undefined, confidence: number, from = 0): Found<string> | null => {
    const start = value ? text.toLowerCase().indexOf(value.toLowerCase(), from) : -1
    if (!value || start < 0) return null
    const end = start + value.length
    return { value, quote: text.slice(start, end), start, end, confidence }
  }
  const facts: CvFacts = {
    name: foundText(structure.name, 0.8),
    email: foundText(structure.email, 0.99),
    phone: foundText(structure.phone, 0.9),
    town: null,
    postcode: foundText(structure.postcode, 0.9),
    links: [],
    summary: null,
    work: [],
    volunteering: [],
    gaps: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
    interests: [],
  }
  const known = new Set<string>()
  let section = 'contact'
  let start = 0
  for (const block of blocks) {
    const heading = block.kind === 'item' ? null : readHeading(block.text)
    const here = { quote: block.text, start, end: start + block.text.length }
    if (heading) section = heading.name
    else if (section === 'work') {
      const dates = readDates(block.text)
      const job = facts.work.at(-1)
      if (dates) {
        const entry: ExperienceFact = {
          title: foundText(dates.rest || null, 0.6, start),
          employer: null,
          place: null,
          from: { value: partial(dates.from), ...here, confidence: 0.7 },
          until: dates.until ? { value: partial(dates.until), ...here, confidence: 0.7 } : null,
          current: dates.until === null,
          bullets: [],
          occupationId: findOccupations(dates.rest)[0]?.occupationId ?? null,
        }
        facts.work.push(entry)
      } else job?.bullets.push({ value: block.text, ...here, confidence: 0.6 })
    } else if (section === 'summary' && !facts.summary) facts.summary = { value: block.text, ...here, confidence: 0.8 }
    else if (section === 'interests') facts.interests.push({ value: block.text, ...here, confidence: 0.7 })
    if (section !== 'references')
      for (const match of findSkills(block.text))
        if (!known.has(match.skillId)) {
          known.add(match.skillId)
          facts.skills.push({
            value: { skillId: match.skillId, name: skillName(match.skillId) },
            quote: match.surface,
            start: start + match.start,
            end: start + match.end,
            confidence: section === 'skills' ? 0.8 : 0.6,
          })
        }
    start += block.text.length + 1
  }
  return facts
}
