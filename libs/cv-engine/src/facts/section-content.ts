import { dutiesIn, findSkillNames } from '@onward/taxonomy'
import { isWorkPaper } from './certificates'
import { isContactDetail } from './contact-lines'
import { findDates } from './dates'
import { isInstitution, kindOf } from './education'
import type { SectionName } from './headings'
import { jobPoints } from './job-vocabulary'
import { isLanguageList } from './languages'
import { listed } from './pieces'
import type { Heading, RawLine } from './raw-lines'

/** The section of a heading: by its words, unless its content clearly belongs to another. */
export function sectionOfHeading(heading: Heading, content: readonly RawLine[], before: SectionName): SectionName {
  const { name } = heading
  if (heading.rest !== '') return name ?? 'other'
  if (name === 'summary' || name === 'certificates' || name === 'skills' || (name === 'interests' && !heading.isSure)) {
    const byContent = sectionByContent(content, name)
    // "About" may be a heading of contact details.
    if (name === 'summary' && content.some(isContactDetail) && !content.some(({ text }) => text.split(/\s+/).length >= 12))
      return 'contact'
    if (name === 'summary' && (byContent === 'work' || byContent === 'education')) return byContent
    if (name === 'certificates' && byContent === 'education') return byContent
    if (!heading.isSure && (byContent === 'work' || byContent === 'volunteering')) return byContent
    return name
  }
  // "Additional Qualifications" above courses that no school gave.
  if (name === 'education' && !content.some(({ text }) => isOfSchool(text)) && content.some(({ text }) => isWorkPaper(text)))
    return 'certificates'
  // "Other" above a few things that no work asks for.
  if (name === 'other' && content.length > 0 && content.length <= 2 && content.every(({ text }) => isPlainList(text)))
    return 'interests'
  if (name !== null) return name
  const byContent = sectionByContent(content)
  if (byContent) return byContent
  // A list under a heading among skills is of skills: CVs by skill have one for each.
  const isList = content.length > 0 && content.filter(({ block }) => block.kind === 'item').length >= content.length * 0.6
  return before === 'skills' && isList ? 'skills' : guessSection(content, before)
}

/** A school, or a qualification that schools give. */
const isOfSchool = (text: string): boolean =>
  isInstitution(text) || !/^(?:certificate|nvq|other)$/.test(kindOf(text) ?? 'other') || /\b[ns]vq\b/i.test(text)

/** The section of an unknown heading, by the lines below it. */
function guessSection(content: readonly RawLine[], before: SectionName): SectionName {
  const text = content.map((row) => row.text).join('\n')
  const words = text.split(/\s+/).length
  if (content.length === 0) return 'other'
  if (before === 'contact' && content.some(isContactDetail)) return 'contact'
  if (words < 60 && /\b(?:on request|referees?|references?|vouch|ar gais|available from)\b/i.test(text)) return 'references'
  const isProse = content.every(({ text: line, block }) => block.kind !== 'item' && /[.!?]["”’]?$/.test(line.trim()))
  if (isProse) return before === 'contact' && words >= 8 ? 'summary' : 'other'
  const parts = content.flatMap((row) => listed({ text: row.text, start: 0 })).filter((part) => /\p{L}/u.test(part.text))
  const papers = parts.filter((part) => isWorkPaper(part.text)).length
  if (papers > 0 && papers >= parts.length * 0.3) return 'certificates'
  const skills = parts.filter((part) => findSkillNames(part.text).length > 0 || dutiesIn(part.text).length > 0).length
  if (parts.length >= 3 && skills >= parts.length * 0.4) return 'skills'
  const isFewWords = parts.length >= 2 && parts.every((part) => part.text.split(/\s+/).length <= 6 && !/\d/.test(part.text))
  return isFewWords && content.length <= 6 ? (before === 'contact' || before === 'summary' ? 'skills' : 'interests') : 'other'
}

const VOLUNTARY =
  /\b(?:volunt\w+|trustee|governor|charity|unpaid|samaritans|food ?bank|hospice|scouts?|guides|cubs|church|mosque|temple|gwirfodd\w+)\b/i

/** "Gig rowing, surfing, crochet": a few things that no work asks for. */
const isPlainList = (text: string): boolean => {
  const parts = listed({ text, start: 0 })
  return parts.length >= 2 && parts.every((part) => /^\D{3,30}$/.test(part.text)) && findSkillNames(text).length === 0
}

/** The section that lines belong to by their own content; null where unclear. */
export function sectionByContent(content: readonly RawLine[], named: SectionName | null = null): SectionName | null {
  let work = 0
  let education = 0
  let institutions = 0
  let voluntary = 0
  let dated = 0
  let papers = 0
  let languages = 0
  const short = content.filter(({ text, block }) => text.length <= 160 && !(block.kind !== 'item' && /^I\b|[.!?]$/.test(text)))
  for (const { text, block } of short) {
    if (isLanguageList(text)) languages++
    if (block.kind !== 'item' || text.length < 90) {
      const kind = kindOf(text)
      if (kind !== null && kind !== 'certificate' && kind !== 'other' && !isWorkPaper(text)) education++
      else if (isInstitution(text)) education += 0.6
      if (isInstitution(text)) institutions++
      else if (isWorkPaper(text)) papers++
    }
    if (block.kind === 'item') continue
    if (findDates(text).some((date) => !date.isSingle)) dated++
    if (jobPoints(text) >= 2) work++
    if (VOLUNTARY.test(text)) voluntary++
  }
  if (languages > 0 && languages >= short.length * 0.6) return 'languages'
  // Courses are certificates unless schools gave them.
  if (named === 'certificates' && (institutions === 0 || education < Math.max(1, papers))) return null
  if (education >= 1 && education >= work) return 'education'
  if (dated > 0) return voluntary > 0 && voluntary >= Math.max(work, dated) * 0.5 ? 'volunteering' : 'work'
  if (papers > 0 && papers >= short.length * 0.5) return 'certificates'
  const [only] = content
  if (content.length <= 3 && content.length > 0 && content.every(({ text }) => isPlainList(text))) return 'interests'
  return content.length === 1 && only && only.text.split(/\s+/).length >= 14 && /[.!?]$/.test(only.text) ? 'summary' : null
}
