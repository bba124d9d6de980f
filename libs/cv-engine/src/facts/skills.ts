import type { CvFacts, EducationFact, ExperienceFact, SkillContext } from '@onward/contracts/jobseekers/curriculum'
import type { SkillMatch } from '@onward/taxonomy'
import {
  coreSkills,
  findDuties,
  findOccupations,
  findSkillNames,
  findSkills,
  impliedSkills,
  skillById,
  skillName,
} from '@onward/taxonomy'
import { saysDriver } from './driving'
import { entryTexts } from './entry-text'
import type { SectionName } from './headings'
import type { Line } from './line'
import { cut, foundIn, listed } from './pieces'
import { schoolExams } from './school-exams'
import { unclaimedIn } from './unclaimed'

type Skill = CvFacts['skills'][number]

/** Offsets of names of employers, schools and people, which are no skills. */
export type Named = readonly (readonly [start: number, end: number])[]

const CONFIDENCE: Readonly<Record<string, number>> = {
  skills: 0.92,
  certificates: 0.92,
  languages: 0.9,
  work: 0.85,
  volunteering: 0.82,
  education: 0.75,
  summary: 0.75,
  contact: 0.65,
  other: 0.7,
  interests: 0.55,
}
const CONTEXT: Readonly<Record<string, SkillContext>> = {
  work: 'work',
  volunteering: 'work',
  education: 'course',
  certificates: 'course',
  skills: 'skills',
  languages: 'skills',
}
const DUTIES_IN: ReadonlySet<string> = new Set(['summary', 'work', 'volunteering', 'skills', 'other', 'contact'])
/** A skill that a duty implies is a little less sure than one that is named. */
const DUTY_PENALTY = 0.04
/** A shorter line among contact details is no sentence about work. */
const STORY_WORDS = 6
const OF_PAPER = 0.7
const OF_SKILL = 0.6
const OF_TITLE = 0.6
const OF_PROSE_JOB = 0.55
/** Before a job's name: the start of a sentence or "worked as a", not "with an interpreter". */
const IN_A_JOB =
  /(?:^|[.!?|•–]\s*)(?:I am |I['’]m )?(?:an? )?(?:[\p{L}'’,-]+\s){0,4}$|\b(?:as|am|was|been|fel|yn)\s(?:an?\s)?(?:[\p{L}'’-]+\s){0,2}$/u
const TELLS_JOBS: ReadonlySet<string> = new Set(['summary', 'contact'])

const isPaper = (skillId: string): boolean => skillById(skillId)?.kind !== 'skill'

/** The paper that a skill's own name means where papers are listed: "First aid, 2022". */
const PAPER_OF: Readonly<Record<string, string>> = {
  'first-aid': 'first-aid-certificate',
  'food-hygiene': 'food-hygiene-certificate',
  'manual-handling': 'manual-handling-certificate',
  'health-and-safety': 'health-safety-certificate',
  safeguarding: 'safeguarding-certificate',
  'forklift-driving': 'forklift-licence',
  'pat-testing': 'pat-certificate',
  'moving-handling-people': 'moving-handling-certificate',
}
/** The wider work that a skill is a way of doing, by the custom of `libs/cv-corpus/people/skills-custom.md`. */
const COMES_WITH: Readonly<Record<string, readonly string[]>> = {
  'till-work': ['cash-handling', 'customer-service'],
  'waiting-tables': ['customer-service'],
  'bar-work': ['customer-service'],
  barista: ['customer-service'],
  word: ['microsoft-office'],
  excel: ['microsoft-office'],
  powerpoint: ['microsoft-office'],
  outlook: ['microsoft-office'],
  reception: ['customer-service'],
  'hotel-reception': ['reception', 'customer-service'],
  'complaint-handling': ['customer-service'],
  'personal-care': ['care-work'],
  'dementia-care': ['care-work'],
  welding: ['hand-power-tools'],
  carpentry: ['hand-power-tools'],
  plumbing: ['hand-power-tools'],
  roofing: ['hand-power-tools'],
  groundworks: ['hand-power-tools'],
  'painting-decorating': ['hand-power-tools'],
}
/** Self-praise that is no evidence of the skill adverts mean by it. */
const SELF_PRAISE = /^(?:trustworthy|good with people|people skills|get on (?:well )?with people)$/i
/** What a licence is for is done by its holder: "SIA door supervisor licence", "private hire badge". */
function licensedWork(paper: SkillMatch): SkillMatch[] {
  if (skillById(paper.skillId)?.kind !== 'licence') return []
  const withoutLast = paper.surface.replace(/\s+\S+$/, '')
  return [withoutLast, paper.surface.replace(/^\S+\s+/, ''), withoutLast.replace(/^\S+\s+/, '')]
    .flatMap((words) => findSkills(words, paper.surface))
    .filter((match) => !isPaper(match.skillId))
    .map((match) => ({ ...paper, skillId: match.skillId }))
}

/** A certificate's name is one thing: "Level 2 Food Safety in Catering" is no catering. */
function ofPapers(text: string, entry: string): SkillMatch[] {
  return listed({ text, start: 0 }).flatMap((piece) => {
    const placed = (match: SkillMatch): SkillMatch => ({
      ...match,
      start: match.start + piece.start,
      end: match.end + piece.start,
    })
    // Among papers a paper's name means the paper.
    const papers = findSkillNames(piece.text)
      .filter(({ id }) => isPaper(id))
      .map(({ id, start, end, surface }) => placed({ skillId: id, start, end, surface }))
    if (papers.length > 0) return [...papers, ...papers.flatMap(licensedWork)]
    const found = findSkills(piece.text, entry).map(placed)
    return found.map((match) => ({ ...match, skillId: PAPER_OF[match.skillId] ?? match.skillId }))
  })
}

/** "Excel 4/5", "Typing (5 out of 5)": marks that people give themselves. */
const OWN_MARK = /[\s:–-]*\(?\b\d{1,2}(?:\.\d)?\s*(?:\/|out of)\s*\d{1,2}\)?\s*$/i

function namedIn(written: string, section: SectionName, entry: string): SkillMatch[] {
  if (section === 'certificates') return ofPapers(written, entry)
  const text = section === 'skills' ? written.replace(OWN_MARK, '') : written
  const named = findSkills(text, entry)
  // Hobbies are no skills for work; a certificate counts in every section.
  if (section === 'interests') return named.filter(({ skillId }) => isPaper(skillId))
  return named.flatMap((match) => [match, ...licensedWork(match)])
}

const isStory = (text: string, section: SectionName): boolean =>
  DUTIES_IN.has(section) && (section !== 'contact' || text.split(/\s+/).length > STORY_WORDS)

/** Before people who are others: "represented a cleaner", not "worked as a cleaner", "I am a qualified hairdresser". */
const OF_ONESELF = /\b(?:as|am|was|been|being|be|become|became|is|of|['’]m|fel|yn)\s+(?:an?\s+|the\s+)?(?:[\p{L}'’-]+\s+){0,2}$/iu
const BEFORE = 60
const ANOTHER = /\b(?:an?|the|another|every|each|one|our|my|her|his|their)\s+(?:[\p{L}'’-]+\s+){0,2}$/iu
/** "With two kitchen assistants": people of a job, in the plural or met by the writer, are others. */
const isOthers = (surface: string, line: string, start: number): boolean => {
  const before = line.slice(Math.max(0, start - BEFORE), start)
  if (!/(?:er|or|ant|ist|man|men|woman|women|ess)s?$/i.test(surface) || /^(?:dishwasher|printer)s?$/i.test(surface)) return false
  if (!findOccupations(surface).some((job) => job.surface === surface)) return false
  return /(?:s|men|women)(?<!ess)$/i.test(surface) || (ANOTHER.test(before) && !OF_ONESELF.test(before))
}

/**
 * Skills that a line names, and those that its duties imply, each once. Wishes and denials are still among them. `entry`: the text of the same
 * job, course or list, which decides between meanings of ambiguous words.
 */
export function skillsInLine(text: string, section: SectionName, entry: string): (SkillMatch & { isNamed: boolean })[] {
  const named = namedIn(text, section, entry)
  const ids = new Set(named.map(({ skillId }) => skillId))
  const duties = (isStory(text, section) ? findDuties(text, entry) : []).filter(({ skillId, start, end }) => {
    // The longer name wins: "loading out bricks" is no loading.
    if (ids.has(skillId)) return false
    if (named.some((name) => name.start <= start && end <= name.end && name.end - name.start > end - start)) return false
    ids.add(skillId)
    return true
  })
  return [...named.map((match) => ({ ...match, isNamed: true })), ...duties.map((match) => ({ ...match, isNamed: false }))]
}

const monthOf = (value: string, missing: number): number =>
  Number(value.slice(0, 4)) * 12 + (value.length > 4 ? Number(value.slice(5)) - 1 : missing)
/** Months in a job by its dates; null where they are unknown. */
function monthsIn({ from, until, current }: ExperienceFact): number | null {
  if (!from) return null
  if (!until) return current ? null : 12
  return monthOf(until.value, 11) + 1 - monthOf(from.value, 0)
}

/** Who cares for a husband at home has no clients, and a club's secretary no office. */
const NO_JOB = /\b(?:my|our|full[- ]time (?:mum|dad|mam|parent)|fy|ein|club|society|pta)\b/i
/** Titles that mean another job with some employers: in a plant nursery nobody minds children, and a "gofalwr" in a home is a carer. */
const ELSEWHERE: Readonly<Record<string, readonly [employer: RegExp, occupationId: string]>> = {
  'nursery-assistant': [/\b(?:plants?|gardens?|horticultur\w+|trees?|[bp]lanhigion|g?ardd|coed)\b/i, 'horticulture-worker'],
  'school-caretaker': [/\b(?:g?artref|g?ofal|nyrsio|nursing|care|residential)\b/i, 'care-assistant'],
}
/** Titles used in many trades imply less than the occupation of the same name. */
const OF_ANY_TRADE: readonly (readonly [title: RegExp, skillIds: readonly string[]])[] = [
  [
    /^(?:(?:night|day|deputy|assistant|general|operations|area|shift|duty|senior|acting)\s)*(?:supervisor|manager)s?$/i,
    ['team-leading'],
  ],
  [/^(?:packer|packing operative)s?$/i, ['packing']],
  [/^(?:babysitter|babysitting|au pair|nanny)$/i, ['childcare']],
  [/^customer host$/i, ['customer-service']],
  [/^kitchen (?:assistant|helper|volunteer|hand)s?$/i, []],
]
/** "Fruit picker" picks no orders. */
const OF_FIELDS = /\b(?:fruit|berry|strawberry|vegetable|daffodil|flower|apple|hop)s?\b.*\bpick(?:er|ing)\b/i
const EVENTS = /\bevents? (?:co-?ordinator|officer|organiser|planner|assistant manager|manager)\b/i
const skillAt = (where: Omit<Skill, 'value'>, skillId: string, confidence: number): Skill => ({
  ...where,
  value: { skillId, name: skillName(skillId) },
  confidence,
})

/** Skills that a job's title implies, because nobody does the job without them. */
function skillsOfTitles(held: readonly ExperienceFact[]): Skill[] {
  return held.flatMap((job) => {
    const { title, occupationId } = job
    if (!title || NO_JOB.test(title.value) || (!job.employer && /\bcarer\b/i.test(title.value))) return []
    // "Checkouts, 1998 to 2003": whoever calls a job so means the work.
    const called = findSkillNames(title.value).filter(({ id, surface }) => surface === title.value.trim() && !isPaper(id))
    if (called.length > 0 && !occupationId) return called.map(({ id }) => skillAt(title, id, OF_TITLE))
    if (OF_FIELDS.test(title.value)) return [skillAt(title, 'farm-work', OF_TITLE)]
    if (EVENTS.test(title.value)) return [skillAt(title, 'event-planning', OF_TITLE)]
    if (!occupationId) return []
    const surface = findOccupations(title.value)
      .filter((match) => match.occupationId === occupationId)
      .map((match) => match.surface)
    const [, ofAny] = OF_ANY_TRADE.find(([pattern]) => surface.some((words) => pattern.test(words))) ?? []
    if (ofAny) return ofAny.map((skillId) => skillAt(title, skillId, OF_TITLE))
    const [employer, other] = ELSEWHERE[occupationId] ?? []
    const isOther = other && employer?.test(`${title.value} ${job.employer?.value ?? ''}`)
    return coreSkills(isOther ? other : occupationId, monthsIn(job)).map((skillId) => skillAt(title, skillId, OF_TITLE))
  })
}

/** "Reliable warehouse operative", "I have worked as a waitress": jobs in sentences outside entries. */
function skillsOfProseJobs(lines: readonly Line[], named: Named): Skill[] {
  return lines.flatMap((line) => {
    if (line.isHeading || !TELLS_JOBS.has(line.section) || line.text.split(/\s+/).length <= STORY_WORDS) return []
    const isUnclaimed = unclaimedIn(line.text)
    return findOccupations(line.text)
      .filter(
        ({ start }) =>
          IN_A_JOB.test(line.text.slice(0, start)) &&
          !isUnclaimed(start) &&
          !named.some(([from, to]) => line.start + start >= from && line.start + start < to),
      )
      .flatMap(({ occupationId, start, end }) =>
        coreSkills(occupationId, 0).map((skillId) =>
          foundIn(cut(line, start, end), { skillId, name: skillName(skillId) }, OF_PROSE_JOB),
        ),
      )
  })
}

/** English among the languages is the skill of speaking it. */
function languageSkills(languages: CvFacts['languages']): Skill[] {
  return languages.flatMap(({ value, ...where }) =>
    /^(?:english|saesneg)$/i.test(value.language)
      ? [{ ...where, value: { skillId: 'english-spoken', name: skillName('english-spoken') } }]
      : [],
  )
}

/** What a paper is proof of, and the whole that a skill is a part of. */
function following(skills: readonly Skill[]): Skill[] {
  return skills.flatMap((skill) =>
    [...impliedSkills([skill.value.skillId]).keys(), ...(COMES_WITH[skill.value.skillId] ?? [])].map((skillId) =>
      skillAt(skill, skillId, Math.min(skill.confidence, isPaper(skill.value.skillId) ? OF_PAPER : OF_SKILL)),
    ),
  )
}

/** Vocational qualifications by the work they are in: "NVQ 3 Retail", "SVQ 2 in Social Services and Healthcare". */
const NVQ_IN: Readonly<Record<string, string>> = {
  'care-work': 'nvq-care',
  childcare: 'nvq-childcare',
  'customer-service': 'nvq-customer-service',
  'retail-sales': 'nvq-retail',
  administration: 'nvq-business-admin',
  bricklaying: 'nvq-construction',
  carpentry: 'nvq-construction',
  'painting-decorating': 'nvq-construction',
  plastering: 'nvq-construction',
  groundworks: 'nvq-construction',
  tiling: 'nvq-construction',
  roofing: 'nvq-construction',
  'plant-operation': 'nvq-construction',
}
/** Fields of such papers in words that name no skill. */
const NVQ_CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bchild(?:ren|care)?\b|\bearly years\b|\bplaywork\b|gofal plant/i, 'nvq-childcare'],
  [/\btrowel\b|\bconstruction\b|\badeiladu\b|\bdrylining\b|\binterior systems\b/i, 'nvq-construction'],
]
function vocational(education: readonly EducationFact[]): Skill[] {
  return education.flatMap(({ kind, qualification }) => {
    if (!qualification || !/^(?:nvq|svq|city-and-guilds)$/.test(kind)) return []
    // The name of such a paper is the name of its trade.
    const papers = findSkillNames(qualification.value).flatMap(({ id }) => NVQ_IN[id] ?? [])
    const called = NVQ_CALLED.filter(([words]) => words.test(qualification.value)).map(([, paper]) => paper)
    const all = [...papers, ...called].filter((paper) => kind !== 'city-and-guilds' || paper === 'nvq-construction')
    return all.map((paper) => skillAt(qualification, paper, OF_PAPER))
  })
}

/**
 * The person's skills, each once, quoted from the best evidence: named in a line, implied by a duty, then by a certificate or another skill,
 * then by a job's title.
 */
export function readSkills(
  lines: readonly Line[],
  named: Named,
  facts: Pick<CvFacts, 'languages' | 'interests'> & { held: readonly ExperienceFact[]; education: readonly EducationFact[] },
): Skill[] {
  const best = new Map<string, Skill>()
  const titles = facts.held.flatMap(({ title }) => (title ? [[title.start, title.end] as const] : []))
  // A few words of a spoken language are no skill at work; a few signs are.
  const slight = facts.languages.flatMap(({ start, end, value }) =>
    value.level === 'basic' && value.language !== 'British Sign Language' ? [[start, end] as const] : [],
  )
  const hobbies = facts.interests.map(({ start, end }) => [start, end] as const)
  const exams = schoolExams(lines, facts.education)
  const entries = entryTexts(lines)
  for (const line of lines) {
    if (line.isHeading || line.section === 'references') continue
    const matches = skillsInLine(line.text, line.section, entries.get(line) ?? line.text)
    if (matches.length === 0) continue
    const isUnclaimed = unclaimedIn(line.text)
    for (const { skillId, start, end, surface, isNamed } of matches) {
      const [from, to] = [line.start + start, line.start + end]
      const isWithin = ([first, last]: readonly [number, number]): boolean => from >= first && to <= last
      // A job's title is judged as a title.
      if (skillId === exams.skillId || isUnclaimed(start) || named.some(isWithin) || slight.some(isWithin) || exams.covers(from))
        continue
      if (!isPaper(skillId) && hobbies.some(isWithin)) continue
      if (!isNamed && [...titles, ...named].some(([first, last]) => from < last && first < to)) continue
      if (isOthers(surface, line.text, start)) continue
      if (SELF_PRAISE.test(surface)) continue
      const confidence = (CONFIDENCE[line.section] ?? 0.6) - (isNamed ? 0 : DUTY_PENALTY)
      const known = best.get(skillId)
      if (known && known.confidence >= confidence) continue
      const value = { skillId, name: skillName(skillId) }
      best.set(skillId, { ...foundIn(cut(line, start, end), value, confidence), context: CONTEXT[line.section] ?? 'other' })
    }
  }
  const add = (skills: readonly Skill[]) => {
    for (const skill of skills)
      if (!best.has(skill.value.skillId)) best.set(skill.value.skillId, { ...skill, context: 'inferred' })
  }
  add(languageSkills(facts.languages))
  add(saysDriver(lines))
  add(exams.skills)
  add(vocational(facts.education))
  add(following([...best.values()]))
  add(skillsOfTitles(facts.held))
  add(skillsOfProseJobs(lines, named))
  return [...best.values()].sort((a, b) => a.start - b.start)
}
