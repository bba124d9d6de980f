import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import type { PracticeAdvert, PracticeQuestion, QuestionReason } from '@onward/contracts/jobseekers/practice'
import { mentionsPrivateFacts } from '@onward/contracts/jobseekers/practice-feedback'
import type { PracticeTemplate } from '@onward/contracts/jobseekers/practice-questions'
import type { QuestionFact } from '@onward/contracts/jobseekers/question-texts'
import {
  findOccupations,
  findSkills,
  occupationById,
  type Skill,
  skillById,
  skillCalled,
  withoutCircumstances,
} from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'
import { evidencedSkillIds, evidencePieces } from '../letter/cv-evidence'
import { isPrivate } from '../letter/rephrase'
import { LABEL, YEARS } from '../letter/requirement-state'
import { TAUGHT } from '../letter/requirements'
import { occupationsOf } from '../letter/workplaces'
import { redact } from '../redaction/redact'

export interface QuestionsInput {
  /** Null: for no job in particular. */
  advert: PracticeAdvert | null
  /** Null while no CV was read. */
  facts: CvFacts | null
  /** Names of skills in the profile, as the person keeps them. */
  skills: readonly string[]
}

const MOST = { job: 7, skillsOfLine: 2, plainLines: 2, cvLines: 2 } as const
const LONGEST = { line: 600, quoted: 180 } as const
/** Shorter breaks are what looking for work takes; nobody asks about them. */
const GAP_MONTHS = 6
/** Before the last date that the CV names: what lies further back is past. */
const GAP_YEARS_BACK = 10
const HOURS =
  /\b(?:shifts?|rotas?|weekends?|saturdays?|sundays?|evenings?|nights?|bank holidays?|sifft(?:iau)?|penwythnos(?:au)?|nosweithiau|gyda'r nos)\b/i
/** Checked on paper, not asked about: no story shows it. An age is nothing to ask. */
const NO_STORY =
  /\b(?:right to work|eligible to work|references?|hawl i weithio|geirda|(?:1[68]|21|25) years? (?:old |of age )?(?:or|and) (?:over|older|above)|(?:over|aged?) (?:1[68]|21|25))\b|\b(?:1[68]|21|25) ?\+/i
/** Years that are asked of somebody's work. */
const asksYears = (line: string): boolean => YEARS.test(line) && /\b(?:experience|profiad|(?:in|as) an?)\b/i.test(line)
/** What a general question asks already, when a skill of the advert does. */
const SAME_TOPIC: Readonly<Partial<Record<PracticeTemplate, readonly string[]>>> = {
  team: ['teamwork', 'team-leading'],
  problem: ['problem-solving', 'complaint-handling'],
  busy: ['time-management', 'calm-under-pressure'],
  helped: ['customer-service', 'personal-care'],
}
const GENERAL: readonly PracticeTemplate[] = ['team', 'problem', 'learned', 'busy', 'helped']

const NO_FACTS: PracticeQuestion['facts'] = {
  skill: '',
  skillCy: '',
  line: '',
  company: '',
  title: '',
  lastTitle: '',
  years: '',
  from: '',
  until: '',
}
const ask = (
  template: PracticeTemplate,
  about: string,
  facts: Partial<Record<QuestionFact, string>> = {},
  because: (QuestionReason | null)[] = [],
): PracticeQuestion => ({
  key: about ? `${template}.${about}` : template,
  template,
  facts: { ...NO_FACTS, ...facts },
  because: because.filter((reason) => reason !== null),
})

/** A line's words as part of a key: "Kindness & patience" → "kindness-patience". */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')

const reasonOf = (from: QuestionReason['from'], line: string, start = 0, end = line.length): QuestionReason | null =>
  line.length > LONGEST.line || line.trim() === '' ? null : { from, line, start, end }

const textOf = ({ title, description, requirements }: PracticeAdvert): string => [title, description, ...requirements].join('\n')

/** Lines of the advert that ask for something; when its requirements name no skill, its description counts too. */
function askedLines(advert: PracticeAdvert): string[] {
  const asking = (text: readonly string[]) =>
    text
      .map((line) => line.replace(LABEL, '').trim())
      .filter((line) => line !== '' && !/:$/.test(line) && !TAUGHT.test(line) && !NO_STORY.test(line))
  const lines = asking(advert.requirements)
  const namesSkill = (line: string) => findSkills(line, textOf(advert)).length > 0
  if (lines.some(namesSkill)) return lines
  const described = asking(advert.description.split(/\n+|(?<=[.!?])\s+/)).filter(namesSkill)
  return [...lines, ...described]
}

/** The line of the CV that shows a skill; lines of use before mere mentions. */
function cvReason(skillId: string, facts: CvFacts): QuestionReason | null {
  const found = [...facts.skills, ...facts.certificates].filter(({ value }) => value.skillId === skillId)
  const bullets = [...facts.work, ...facts.volunteering].flatMap((entry) =>
    entry.bullets.map((bullet) => ({ ...bullet, entry: textOfEntry(entry) })),
  )
  for (const { quote, start, entry } of bullets) {
    const named =
      found.find((one) => start <= one.start && one.end <= start + quote.length) ??
      findSkills(quote, entry)
        .filter((match) => match.skillId === skillId)
        .map((match) => ({ start: start + match.start, end: start + match.end }))[0]
    if (named && isSafeToQuote(quote)) return reasonOf('cv', quote, named.start - start, named.end - start)
  }
  const mention = [
    ...found,
    ...evidencePieces(facts).filter(({ quote }) => findSkills(quote).some((one) => one.skillId === skillId)),
  ]
  const quotable = mention.find(({ quote }) => isSafeToQuote(quote))
  return quotable ? reasonOf('cv', quotable.quote) : null
}

const isSafeToQuote = (text: string): boolean => !isPrivate(text) && !mentionsPrivateFacts(text) && redact(text).hits.length === 0

const LANGUAGE = /-language$/
const templateFor = ({ id, kind }: Skill, held: boolean): PracticeTemplate => {
  if (LANGUAGE.test(id)) return 'language'
  if (kind === 'skill') return held ? 'skill-shown' : 'skill-new'
  return held ? 'paper-held' : 'paper-missing'
}

function questionsOfJob({ advert, facts, skills }: QuestionsInput): { questions: PracticeQuestion[]; skillIds: Set<string> } {
  const skillIds = new Set<string>()
  if (!advert) return { questions: [], skillIds }
  const named = skills.map((name) => (skillCalled(name) ? name : withoutCircumstances(name)))
  const heldSkillIds = new Set([
    ...(facts ? evidencedSkillIds(facts) : []),
    ...named.flatMap((name) => skillCalled(name) ?? findSkills(name, named.join('\n')).map((match) => match.skillId)),
  ])
  const questions: PracticeQuestion[] = []
  const plain: PracticeQuestion[] = []
  const lines = askedLines(advert)
  for (const line of lines) {
    const matches = [...new Map(findSkills(line, textOf(advert)).map((match) => [match.skillId, match])).values()]
    for (const { skillId, start, end } of matches.filter((match) => !skillIds.has(match.skillId)).slice(0, MOST.skillsOfLine)) {
      const skill = skillById(skillId)
      if (!skill) continue
      skillIds.add(skillId)
      const held = heldSkillIds.has(skillId)
      // The question about years covers this line.
      if (!held && skill.kind === 'skill' && asksYears(line)) continue
      const template = templateFor(skill, held)
      const because = [reasonOf('advert', line, start, end), held && facts ? cvReason(skillId, facts) : null]
      questions.push(ask(template, skillId, { skill: skill.name.en, skillCy: skill.name.cy }, because))
    }
    if (matches.length === 0 && line.length <= LONGEST.quoted && !asksYears(line) && !HOURS.test(line))
      plain.push(ask('asked-line', slugOf(line), { line }, [reasonOf('advert', line)]))
  }
  const years = lines.filter(asksYears).map((line) => ({ line, found: YEARS.exec(line) }))[0]
  if (years?.found) {
    const { index } = years.found
    const reason = reasonOf('advert', years.line, index, index + years.found[0].length)
    plain.unshift(ask('years', '', { years: years.found[1] ?? '' }, [reason]))
  }
  const hours = [...lines, ...advert.description.split(/\n+|(?<=[.!?])\s+/)]
    .map((line) => ({ line: line.trim(), found: HOURS.exec(line.trim()) }))
    .find(({ found }) => found !== null)
  const last = hours?.found
    ? [ask('hours', '', {}, [reasonOf('advert', hours.line, hours.found.index, hours.found.index + hours.found[0].length)])]
    : []
  const spare = Math.max(0, MOST.job - questions.length - last.length)
  return {
    questions: [
      ...questions.slice(0, MOST.job - last.length - Math.min(plain.length, MOST.plainLines)),
      ...plain.slice(0, Math.max(MOST.plainLines, spare)),
      ...last,
    ],
    skillIds,
  }
}

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)

/** The last month that the CV names; 0 when it names none. */
const lastMonth = (facts: CvFacts): number =>
  Math.max(
    0,
    ...[...facts.work, ...facts.volunteering, ...facts.education]
      .flatMap((entry) => [entry.from, entry.until])
      .flatMap((date) => (date ? [monthNumber(date.value)] : [])),
  )

/** The current job, else the first listed. */
const lastJob = (facts: CvFacts): ExperienceFact | undefined =>
  facts.work.find((entry) => entry.current && entry.title) ?? facts.work.find((entry) => entry.title)

function questionsOfPerson({ advert, facts }: QuestionsInput, asked: ReadonlySet<string>): PracticeQuestion[] {
  if (!facts) return []
  const questions: PracticeQuestion[] = []
  const worth = ({ quote }: Found<string>) =>
    findSkills(quote).filter(({ skillId }) => asked.has(skillId)).length + (/\d/.test(quote) ? 0.5 : 0)
  const bestBullets = [...facts.work, ...facts.volunteering]
    .flatMap((entry) => entry.bullets)
    .filter(({ quote }) => quote.length >= 20 && quote.length <= LONGEST.quoted && isSafeToQuote(quote))
    .map((bullet, at) => ({ bullet, at, worth: worth(bullet) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
  for (const { bullet } of bestBullets.slice(0, MOST.cvLines)) {
    const line = bullet.quote.replace(/[.\s]+$/, '')
    questions.push(ask('cv-line', slugOf(line), { line }, [reasonOf('cv', bullet.quote)]))
  }
  const last = lastJob(facts)
  const fieldsOf = (ids: readonly string[]) =>
    new Set(ids.flatMap((id) => occupationById(id)?.field ?? []).filter((field) => field !== 'Other'))
  if (advert && last?.title && isSafeToQuote(last.title.quote) && last.title.value.length <= 120) {
    const to = fieldsOf(findOccupations(advert.title).map(({ occupationId }) => occupationId))
    const everyJob = fieldsOf(facts.work.flatMap(occupationsOf))
    const isChange = to.size > 0 && fieldsOf(occupationsOf(last)).size > 0 && ![...to].some((field) => everyJob.has(field))
    if (isChange) {
      const reasons = [reasonOf('cv', last.title.quote), reasonOf('advert', advert.title)]
      questions.push(ask('change', '', { lastTitle: last.title.value, title: advert.title }, reasons))
    }
  }
  const since = lastMonth(facts) - 12 * GAP_YEARS_BACK
  const gap = facts.gaps
    .filter(({ from, until }) => monthNumber(until) - monthNumber(from) >= GAP_MONTHS && monthNumber(until) >= since)
    .reduce<CvFacts['gaps'][number] | null>((latest, one) => (!latest || one.until > latest.until ? one : latest), null)
  if (gap) questions.push(ask('gap', gap.until, { from: gap.from, until: gap.until }))
  return questions
}

/**
 * Interview questions in their usual order, from the advert, the CV and general ones. Pure; each names the text it was made from.
 */
export function interviewQuestions(input: QuestionsInput): PracticeQuestion[] {
  const { questions, skillIds } = questionsOfJob(input)
  const company = input.advert?.company ?? ''
  const isAsked = (template: PracticeTemplate) => SAME_TOPIC[template]?.some((id) => skillIds.has(id)) ?? false
  const all = [
    ask('about-you', ''),
    company ? ask('why-company', '', { company }) : ask('why-job', ''),
    ...questions,
    ...questionsOfPerson(input, skillIds),
    ...GENERAL.filter((template) => !isAsked(template)).map((template) => ask(template, '')),
    ask('your-questions', ''),
  ]
  // Lines of an advert may repeat.
  return [...new Map(all.map((question) => [question.key, question])).values()]
}
