import type { AskedInDocument, CvGrant, Language } from '@onward/contracts'
import type { PageText } from '@onward/cv-engine'
import { type DescribedPage, type DrawnWord, STAMP_SHARE } from '@onward/documents'
import { findDuties, findOccupations, findSkills, occupationById, skillName, withoutCircumstances } from '@onward/taxonomy'

type Asked = NonNullable<CvGrant['asked']>
type Mark = AskedInDocument['marks'][number]
interface Found {
  start: number
  end: number
}

/** Boxes of a file and of its text differ by rounding. */
const NEAR_POINTS = 1

/** The words of a page that a reader sees: of a file that others wrote, those at which its text was read. */
export function seenWords({ words, width, height }: DescribedPage, text: PageText | undefined, stamped: boolean): DrawnWord[] {
  // A page that is drawn turned has other corners than its text.
  const foot = stamped ? width * STAMP_SHARE : 0
  if (!text || Math.abs(text.width - width) > NEAR_POINTS || Math.abs(text.height + foot - height) > NEAR_POINTS) return []
  return words.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
    return text.seen.some(
      ({ left, right, top, bottom }) =>
        x >= left - NEAR_POINTS && x <= right + NEAR_POINTS && y >= top - NEAR_POINTS && y <= bottom + NEAR_POINTS,
    )
  })
}

interface Line {
  start: number
  text: string
  /** What is left of it once the writer's own circumstances are out. */
  judged: string
}
/** The words of a page as a text, with the places of its words and lines. */
function pageText(words: readonly DrawnWord[]) {
  const places: { word: DrawnWord; start: number; end: number }[] = []
  const lines: Line[] = []
  let text = ''
  for (const [at, word] of words.entries()) {
    const isNew = words[at - 1]?.line !== word.line
    if (at > 0) text += isNew ? '\n' : ' '
    if (isNew) lines.push({ start: text.length, text: '', judged: '' })
    places.push({ word, start: text.length, end: text.length + word.text.length })
    text += word.text
  }
  for (const [at, line] of lines.entries()) {
    line.text = text.slice(line.start, (lines[at + 1]?.start ?? text.length + 1) - 1)
    line.judged = withoutCircumstances(line.text).toLowerCase()
  }
  return { text, places, lines }
}

/** The boxes of a found phrase, one for each line that it stands on. */
function boxesOf(found: Found, places: ReturnType<typeof pageText>['places'], page: number): Mark[] {
  const byLine = new Map<number, DrawnWord[]>()
  for (const { word, start, end } of places)
    if (start < found.end && end > found.start) byLine.set(word.line, [...(byLine.get(word.line) ?? []), word])
  return [...byLine.values()].map((words) => {
    const left = Math.min(...words.map((word) => word.left))
    const top = Math.min(...words.map((word) => word.top))
    const width = Math.max(...words.map(({ right }) => right)) - left
    const height = Math.max(...words.map(({ bottom }) => bottom)) - top
    return { page, left, top, width, height }
  })
}

/**
 * What an advert asks for and where a CV names it. Only what the person has by the match is marked, so that a wish or a denial is not, and nothing in
 * what they say of their own circumstances.
 */
export function askedIn(
  pages: readonly (readonly DrawnWord[])[],
  { skills, held: heldIds, occupations }: Asked,
  language: Language,
): AskedInDocument[] {
  const held = new Set(heldIds)
  const marks = new Map<string, Mark[]>()
  for (const [at, words] of pages.entries()) {
    const { text, places, lines } = pageText(words)
    const isOfWork = ({ start, end }: Found) =>
      lines
        .filter((line) => line.start < end && line.start + line.text.length > start)
        .every((line) => {
          const part = text.slice(Math.max(start, line.start), Math.min(end, line.start + line.text.length))
          return line.judged.includes(part.toLowerCase())
        })
    const found = [
      ...[...findSkills(text), ...findDuties(text)].map(({ skillId, start, end }) => ({ id: skillId, start, end })),
      ...findOccupations(text).map(({ occupationId, start, end }) => ({ id: occupationId, start, end })),
    ]
    for (const one of found) if (isOfWork(one)) marks.set(one.id, [...(marks.get(one.id) ?? []), ...boxesOf(one, places, at + 1)])
  }
  const named = (id: string, name: string): AskedInDocument => {
    const own = marks.get(id) ?? []
    return { name, state: own.length > 0 ? 'named' : 'shown', marks: own }
  }
  const titles = occupations.filter((id) => marks.has(id)).map((id) => named(id, occupationById(id)?.name[language] ?? id))
  const asked = skills.flatMap((group): AskedInDocument[] => {
    const own = group.filter((id) => held.has(id))
    if (own.length > 0) return own.map((id) => named(id, skillName(id, language)))
    return [{ name: group.map((id) => skillName(id, language)).join(' / '), state: 'missing', marks: [] }]
  })
  return [...titles, ...asked]
}
