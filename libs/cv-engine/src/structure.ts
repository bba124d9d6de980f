import type { ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { SectionName } from './facts/headings'
import { linesOf } from './facts/lines'
import { readFacts } from './facts/read-facts'
import type { Block } from './read-document'

export type { SectionName } from './facts/headings'

export interface Month {
  year: number
  /** 1 to 12; 1 when only the year is known. */
  month: number
}
export interface WorkEntry {
  title: string
  /** Known job title, if it names one. */
  occupationId: string | null
  from: Month
  /** Null: to the present. */
  until: Month | null
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
    work: [...facts.work, ...facts.volunteering].flatMap(workEntryOf),
  }
}

function workEntryOf({ title, employer, occupationId, from, until, current, bullets }: ExperienceFact): WorkEntry[] {
  const end = until?.value ?? (current ? null : from?.value)
  if (!from || end === undefined) return []
  return [
    {
      title: (title ?? employer)?.value.slice(0, 120) ?? '',
      occupationId,
      from: monthOf(from.value, 1),
      until: end === null ? null : monthOf(end, 12),
      lines: bullets.map((bullet) => bullet.value),
    },
  ]
}

const monthOf = (value: string, otherwise: number): Month => ({
  year: Number(value.slice(0, 4)),
  month: value.length > 4 ? Number(value.slice(5)) : otherwise,
})

/**
 * Years of work, overlaps counted once, as of a month; null when no entry has dates. The month is handed in, because "to the present" moves.
 */
export function experienceYears(work: readonly Pick<WorkEntry, 'from' | 'until'>[], asOf: Month): number | null {
  if (work.length === 0) return null
  const number = ({ year, month }: Month) => year * 12 + month - 1
  const now = number(asOf)
  const spans = work
    .map(({ from, until }) => [number(from), Math.min(now, until ? number(until) : now)] as const)
    .filter(([from, until]) => until >= from)
    .sort((a, b) => a[0] - b[0])
  let months = 0
  let coveredUntil = Number.NEGATIVE_INFINITY
  for (const [from, until] of spans) {
    months += Math.max(0, until + 1 - Math.max(from, coveredUntil))
    coveredUntil = Math.max(coveredUntil, until + 1)
  }
  return Math.round((months / 12) * 10) / 10
}
