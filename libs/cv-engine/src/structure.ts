import type { ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { Month } from './experience-years'
import type { SectionName } from './facts/headings'
import { linesOf } from './facts/lines'
import { readFacts } from './facts/read-facts'
import type { Block } from './read-document'

export type { SectionName } from './facts/headings'

export interface WorkEntry {
  title: string
  /** Known job title, if it names one. */
  occupationId: string | null
  from: Month
  /** Null: to the present. */
  until: Month | null
  /** False for volunteering. */
  isPaid: boolean
  lines: string[]
}
export interface Section {
  name: SectionName
  heading: string
  blocks: Block[]
}
export interface CvStructure {
  name: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  sections: Section[]
  work: WorkEntry[]
}

/** Sections, contact and dated work, paid or not, for judging: another view of `readFacts`. Volunteering counts as work. */
export function readStructure(blocks: readonly Block[], facts = readFacts(blocks)): CvStructure {
  const sections: Section[] = [{ name: 'contact', heading: '', blocks: [] }]
  let part = 0
  for (const line of linesOf(blocks)) {
    if (line.isHeading || line.part !== part) {
      part = line.part
      const name = line.section === 'volunteering' ? 'work' : line.section
      sections.push({ name, heading: line.isHeading ? line.text.slice(0, 80) : '', blocks: [] })
    }
    if (!line.isHeading) sections.at(-1)?.blocks.push({ text: line.text, kind: line.kind })
  }
  return {
    name: facts.name?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    postcode: facts.postcode?.value ?? null,
    sections,
    work: [
      ...facts.work.flatMap((entry) => workEntryOf(entry, true)),
      ...facts.volunteering.flatMap((entry) => workEntryOf(entry, false)),
    ],
  }
}

/** Where only years are known, from the middle of one to the middle of the other: half of all people worked longer. Within one year it is half of it. */
function workEntryOf(
  { title, employer, occupationId, from, until, current, bullets }: ExperienceFact,
  isPaid: boolean,
): WorkEntry[] {
  const end = until?.value ?? (current ? null : from?.value)
  if (!from || end === undefined) return []
  const isWithinYear = end !== null && from.value.slice(0, 4) === end.slice(0, 4)
  return [
    {
      title: (title ?? employer)?.value.slice(0, 120) ?? '',
      occupationId,
      from: monthOf(from.value, isWithinYear ? 4 : 7),
      until: end === null ? null : monthOf(end, isWithinYear ? 9 : 6),
      isPaid,
      lines: bullets.map((bullet) => bullet.value),
    },
  ]
}

const monthOf = (value: string, otherwise: number): Month => ({
  year: Number(value.slice(0, 4)),
  month: value.length > 4 ? Number(value.slice(5)) : otherwise,
})
