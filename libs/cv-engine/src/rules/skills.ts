import type { CvAnalysis, SKILL_LEVELS } from '@onward/contracts/jobseekers/cv-analysis'
import type { SkillMatch } from '@onward/taxonomy'
import { skillById, skillName } from '@onward/taxonomy'
import { experienceYears } from '../experience-years'
import { textOfEntry } from '../facts/entry-text'
import type { SectionName } from '../facts/headings'
import { skillsInLine } from '../facts/skills'
import { isClaim } from './claims'
import type { CvText } from './cv-text'
import { isList } from './cv-text'

type SkillLevel = (typeof SKILL_LEVELS)[number]
export type FoundSkill = CvAnalysis['detailedAnalysis']['skills'][number]
export type SkillsIn = (line: string) => SkillMatch[]

/** Skills that a line claims, cached because several rules ask for the same lines. */
export function cachedSkillsIn(cv: Pick<CvText, 'facts' | 'lines'>): SkillsIn {
  const known = new Map<string, SkillMatch[]>()
  const sections = new Map(cv.lines.map(({ text, section }) => [text, section]))
  const entries = entriesByLine(cv)
  // Only skills of the facts, which leave out employers' names and long wishes.
  const own = new Set(cv.facts.skills.map(({ value }) => value.skillId))
  return (line) => {
    const found =
      known.get(line) ??
      skillsInLine(line, sections.get(line) ?? 'work', entries(line)).filter(
        ({ skillId, start, end }) => own.has(skillId) && isClaim(line, start, end),
      )
    known.set(line, found)
    return found
  }
}

/** The text around a line: its job, else its section. */
function entriesByLine({ facts, lines }: Pick<CvText, 'facts' | 'lines'>): (line: string) => string {
  const jobs = [...facts.work, ...facts.volunteering].map(textOfEntry)
  const sections = new Map<SectionName, string>()
  for (const { text, section } of lines) sections.set(section, `${sections.get(section) ?? ''}${text}\n`)
  const sectionOf = new Map(lines.map(({ text, section }) => [text, section]))
  return (line) => {
    const section = sectionOf.get(line)
    return jobs.find((job) => job.includes(line)) ?? (section && sections.get(section)) ?? line
  }
}

const STRONG =
  /\b(?:advanced|expert|fluent|highly|extensive|native|proficient|skilled|experienced|rhugl|iaith gyntaf|profiadol)\b/i
const SLIGHT =
  /\b(?:basic|beginner|learning|some knowledge|some experience|introductory|entry level|currently studying|conversational|sylfaenol|dechreuwr)\b/i
const ADVANCED_YEARS = 3
const BESIDE = 25
/** A skill with the words beside it, up to those of another: "Urdu (fluent), sewing". */
const besideIn = (text: string, { start, end }: SkillMatch): string =>
  text.slice(Math.max(0, start - BESIDE), start).replace(/^.*[,;|•·]/u, '') +
  text.slice(start, end) +
  text.slice(end, end + BESIDE).replace(/[,;|•·].*$/u, '')
const MAX_QUOTE = 200
export const quote = (text: string): string => (text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE - 1)}…`)

/** "Word (5 out of 5)", "Excel 3/5" */
const MARK = /^[^,;|•.]{0,12}?[(\s–:-](\d{1,2}) ?(?:\/|out of|o) ?(5|10)\b/
/** Of five, as drawn: "Till ★★★★☆". */
const STARS = /^[^,;|\p{L}]{0,6}?([★●⬤■◆]{1,5})([☆○◯□◇]{0,4})/u
function markAfter(text: string): SkillLevel | undefined {
  const stars = STARS.exec(text)
  const drawn = stars && stars[0].length > 0 && [...(stars[1] ?? ''), ...(stars[2] ?? '')].length === 5
  const [, of, most] = drawn ? ['', `${[...(stars[1] ?? '')].length}`, '5'] : (MARK.exec(text) ?? [])
  if (!of || !most || Number(of) > Number(most)) return undefined
  const part = Number(of) / Number(most)
  return part >= 0.8 ? 'Advanced' : part >= 0.5 ? 'Intermediate' : 'Beginner'
}
const LEVEL_OF_LANGUAGE = { native: 'Advanced', fluent: 'Advanced', good: 'Intermediate', basic: 'Beginner' } as const
/** Of the languages that a skill names, as "Urdu or Punjabi", the one that is known best. */
function languageLevel({ facts }: CvText, skill: string): SkillLevel | undefined {
  const levels = facts.languages
    .filter(({ value }) => skill.split(/\W+/).includes(value.language) && value.level !== null)
    .map(({ value }) => LEVEL_OF_LANGUAGE[value.level as keyof typeof LEVEL_OF_LANGUAGE])
  return (['Advanced', 'Intermediate', 'Beginner'] as const).find((level) => levels.includes(level))
}

/**
 * Skills with a level and a confidence in percent. Level: the person's own mark or level of a language, the words beside it, else the years of use. Confidence: in a role and in a list
 * 95; a paper in its list 90; in a role 85; in a list 75; elsewhere 65.
 */
export function readSkills(cv: CvText, skillsIn: SkillsIn): FoundSkill[] {
  const { work } = cv.structure
  // Current jobs end in the latest year of the document, so that the result does not depend on the day.
  const asOf = { year: Math.max(0, ...work.flatMap((w) => [w.from.year, w.until?.year ?? 0])), month: 12 }
  const ownLevels = new Map<string, SkillLevel>()
  const found = new Map<string, { text: string; section: SectionName; around: string; isStory: boolean }[]>()
  for (const line of cv.lines) {
    if (line.section === 'references') continue
    for (const match of skillsIn(line.text)) {
      const around = besideIn(line.text, match)
      const mark = markAfter(line.text.slice(match.end))
      if (mark) ownLevels.set(match.skillId, mark)
      const where = { text: line.text, section: line.section, around, isStory: !isList(line.text) }
      const known = found.get(match.skillId)
      if (known) known.push(where)
      else found.set(match.skillId, [where])
    }
  }
  return [...found]
    .map(([skillId, places]): FoundSkill => {
      const used = work.filter((w) => [w.title, ...w.lines].some((line) => skillsIn(line).some((m) => m.skillId === skillId)))
      const isPaper = skillById(skillId)?.kind !== 'skill'
      const contexts = places.map((p) => p.around)
      const own = ownLevels.get(skillId) ?? languageLevel(cv, skillName(skillId))
      const level: SkillLevel =
        own ??
        (contexts.some((s) => SLIGHT.test(s))
          ? 'Beginner'
          : contexts.some((s) => STRONG.test(s)) || (experienceYears(used, asOf) ?? 0) >= ADVANCED_YEARS
            ? 'Advanced'
            : used.length > 0 || isPaper
              ? 'Intermediate'
              : 'Beginner')
      const inWork = places.some((p) => (p.section === 'work' || p.section === 'volunteering') && p.isStory)
      const isListed = places.some((p) => p.section === 'skills' || p.section === 'certificates' || p.section === 'languages')
      const confidence = inWork && isListed ? 95 : isPaper && isListed ? 90 : inWork ? 85 : isListed ? 75 : 65
      const quotes = [...new Set(places.map((p) => quote(p.text)))].slice(0, 3)
      return { skill: skillName(skillId), skillId, level, confidence, quotes }
    })
    .sort((a, b) => b.confidence - a.confidence || a.skill.localeCompare(b.skill, 'en'))
}
