import type { ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { Line } from './line'

const OF_ENTRIES: ReadonlySet<string> = new Set(['work', 'volunteering', 'education'])

/**
 * For each line the text of its job or course (with a shared line above several), of its paragraph in a letter, else of its section. It
 * decides between meanings of ambiguous words.
 */
export function entryTexts(lines: readonly Line[]): ReadonlyMap<Line, string> {
  const groups: { above: string; lines: Line[] }[] = []
  let above = ''
  let last: Line | undefined
  for (const line of lines) {
    if (line.isHeading) {
      above = ''
      last = undefined
      continue
    }
    const isNew =
      !last ||
      line.role === 'prose' ||
      last.part !== line.part ||
      last.section !== line.section ||
      (OF_ENTRIES.has(line.section) && (line.role === 'head' || line.role === 'group'))
    if (line.role === 'group') above = line.text
    if (isNew) groups.push({ above: line.role === 'group' ? '' : above, lines: [line] })
    else groups.at(-1)?.lines.push(line)
    last = line
  }
  return new Map(
    groups.flatMap((group) => {
      const text = [group.above, ...group.lines.map((line) => line.text)].filter(Boolean).join('\n')
      return group.lines.map((line) => [line, text] as const)
    }),
  )
}

/** The text of an entry. */
export const textOfEntry = ({ title, employer, bullets }: ExperienceFact): string =>
  [title, employer, ...bullets].flatMap((fact) => (fact ? [fact.quote || fact.value] : [])).join('\n')
