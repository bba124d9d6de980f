import type { CvRuleCode, PointKind } from '@onward/contracts/cv-points'
import { pointText } from '@onward/contracts/cv-points'
import type { AnalysisPoint, CvAnalysis, SKILL_LEVELS } from '@onward/contracts/jobseekers'
import type { SkillMatch } from '@onward/taxonomy'
import { findSkills, skillById, skillName } from '@onward/taxonomy'
import type { Block, ExtractedDocument } from './read-document'
import type { CvStructure, SectionName } from './structure'
import { experienceYears, readStructure } from './structure'

/** Rises with every change of rules, taxonomy or reading that may change an answer. */
export const ENGINE_VERSION = '1.0'

type Group = 'content' | 'formatting'
interface RuleResult {
  code: CvRuleCode
  section: 'contact' | 'summary' | 'work' | 'education' | 'skills' | 'layout'
  group: Group
  /** Points it can give. All rules sum to 100. */
  of: number
  earned: number
  quotes: string[]
  facts: Record<string, string>
}
type SkillLevel = (typeof SKILL_LEVELS)[number]
type FoundSkill = CvAnalysis['detailedAnalysis']['skills'][number]

/** Verbs that open a line about something done; past and present, English and Welsh. */
const ACTION =
  /^(?:i\s+)?(?:also\s+|regularly\s+|successfully\s+)?(?:\p{L}+(?:ed|ing)\b(?!\s+(?:skills?|experience)\b)|(?:serve|help|manage|organise|lead|led|ran|run|built|build|made|make|kept|keep|took|take|gave|give|taught|teach|sold|sell|drove|drive|wrote|write|set|work|support|care|clean|answer|handle|cook|prepare|train|assist|check|pick|pack|load|open|close|deal|deliver|greet|maintain|operate|plan|provide|look)\b|\p{L}+(?:ais|odd)\b)/iu
const RESULT = /(?:£\s?\d|\b\d+(?:[.,]\d+)?\s?%|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{1,5}\+?\s+(?:\p{L}+))/u
const TO_MACHINES =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\b(?:give|rate|score|rank)\b.{0,30}\b(?:this|my)\b.{0,20}\b(?:cv|resume|candidate|application)\b|\byou are (?:an?|the) (?:ai|assistant|language model|recruiter bot)\b|\b(?:system|assistant)\s*prompt\b|\bas an ai\b/i
const MAX_QUOTE = 200

/** The explained analysis: fixed, versioned rules over the text; the same document gives the same answer. */
export function analyse(document: Pick<ExtractedDocument, 'blocks'>): CvAnalysis & { structure: CvStructure } {
  const toMachines = document.blocks.filter((b) => TO_MACHINES.test(b.text))
  const blocks = document.blocks.filter((b) => !TO_MACHINES.test(b.text))
  const structure = readStructure(blocks)
  const skillsIn = lookingUpOnce()
  const skills = readSkills(structure, skillsIn)
  const rules = judge(structure, blocks, skills, toMachines, skillsIn)
  const score = Math.round(sum(rules, (r) => r.earned))
  const lost = rules.filter((r) => r.of - r.earned >= 0.5).sort((a, b) => b.of - b.earned - (a.of - a.earned))
  const isGood = (r: RuleResult) => r.of > 0 && r.earned >= r.of * 0.8
  const sections = (['contact', 'summary', 'work', 'education', 'skills', 'layout'] as const).map((name) => {
    const own = rules.filter((r) => r.section === name)
    return {
      name,
      score: percent(own),
      feedback: own.map((r) => point(r, isGood(r) ? 'good' : 'weak')),
      suggestions: own.filter((r) => lost.includes(r)).map((r) => point(r, 'fix')),
    }
  })
  const weak = rules.filter((r) => !isGood(r) && (lost.includes(r) || r.of === 0))
  return {
    engineVersion: ENGINE_VERSION,
    score,
    strengths: rules.filter(isGood).map((r) => point(r, 'good')),
    recommendations: [...lost, ...weak.filter((r) => r.of === 0)].map((r) => point(r, 'fix')),
    weaknesses: weak.map((r) => point(r, 'weak')),
    detailedAnalysis: {
      content: { score: percent(rules.filter((r) => r.group === 'content')) },
      formatting: { score: percent(rules.filter((r) => r.group === 'formatting')) },
      skills,
      sections,
    },
    structure,
  }
}

function point(rule: RuleResult, kind: PointKind): AnalysisPoint {
  const code = `${rule.code}/${kind}`
  const points = kind === 'good' ? 0 : Math.max(0, Math.round(rule.of - rule.earned))
  const bare = { code, text: '', quotes: rule.quotes, points, facts: rule.facts }
  return { ...bare, ...pointText(bare, 'en') }
}

type LookUp = (line: string) => SkillMatch[]
/** Several rules ask about the same lines. */
function lookingUpOnce(): LookUp {
  const known = new Map<string, SkillMatch[]>()
  return (line) => {
    const found = known.get(line) ?? findSkills(line)
    known.set(line, found)
    return found
  }
}

const sum = <T>(list: readonly T[], of: (t: T) => number): number => list.reduce((total, t) => total + of(t), 0)
const percent = (rules: readonly RuleResult[]): number => {
  const of = sum(rules, (r) => r.of)
  return of === 0 ? 100 : Math.round((sum(rules, (r) => r.earned) / of) * 100)
}
const quote = (text: string): string => (text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE - 1)}…`)
const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
const share = (have: number, want: number): number => Math.min(1, have / want)

function judge(
  structure: CvStructure,
  blocks: readonly Block[],
  skills: readonly FoundSkill[],
  toMachines: readonly Block[],
  skillsIn: LookUp,
): RuleResult[] {
  const inSection = (...names: SectionName[]) => structure.sections.filter((s) => names.includes(s.name)).flatMap((s) => s.blocks)
  const has = (...names: SectionName[]) => inSection(...names).length > 0
  const words = sum(blocks, (b) => wordCount(b.text))
  const summary = inSection('summary')
  const contactParagraph = (structure.sections[0]?.blocks ?? []).filter((b) => wordCount(b.text) >= 15)
  const opening = summary.length > 0 ? summary : contactParagraph
  const summaryWords = sum(opening, (b) => wordCount(b.text))
  const work = inSection('work')
  const distinct = [...new Map(work.map((b) => [b.text.toLowerCase(), b])).values()]
  const actions = distinct.filter((b) => ACTION.test(b.text) && wordCount(b.text) >= 4)
  const results = actions.filter((b) => RESULT.test(b.text))
  const evidenced = skills.filter((s) => actions.some((b) => skillsIn(b.text).some((m) => m.skillId === s.skillId)))
  const mentions = findSkills(blocks.map((b) => b.text).join('\n'))
  const perSkill = new Map<string, number>()
  for (const { skillId } of mentions) perSkill.set(skillId, (perSkill.get(skillId) ?? 0) + 1)
  const mentionedWords = sum(mentions, (m) => wordCount(m.surface))
  const isStuffed = [...perSkill.values()].some((n) => n > 12) || (mentions.length >= 30 && mentionedWords > words * 0.4)
  const headings = new Set(structure.sections.filter((s) => s.heading !== '').map((s) => s.name)).size
  const long = blocks.filter((b) => wordCount(b.text) > 90)
  const letters = blocks
    .map((b) => b.text)
    .join('')
    .replace(/[^\p{Lu}\p{Ll}]/gu, '')
  const upper = letters.replace(/\P{Lu}/gu, '').length / Math.max(1, letters.length)
  const quotesOf = (list: readonly Block[], n = 3) => list.slice(0, n).map((b) => quote(b.text))
  const lengthShare = words < 150 ? words / 150 : words <= 900 ? 1 : Math.max(0.3, 900 / words)
  const summaryShare = summaryWords === 0 ? 0 : summaryWords < 25 ? 0.5 : summaryWords <= 120 ? 1 : 0.6

  const rule = (
    code: CvRuleCode,
    section: RuleResult['section'],
    group: Group,
    of: number,
    part: number,
    quotes: string[] = [],
    facts: Record<string, string | number> = {},
  ): RuleResult => ({
    code,
    section,
    group,
    of,
    earned: of * part,
    quotes,
    facts: Object.fromEntries(Object.entries(facts).map(([k, n]) => [k, String(n)])),
  })
  return [
    rule('contact-email', 'contact', 'content', 6, structure.email ? 1 : 0, structure.email ? [structure.email] : []),
    rule('contact-phone', 'contact', 'content', 6, structure.phone ? 1 : 0, structure.phone ? [structure.phone] : []),
    rule('summary', 'summary', 'content', 8, summaryShare, quotesOf(opening, 1), { words: summaryWords }),
    rule('experience', 'work', 'content', 8, work.length > 0 ? 1 : 0, quotesOf(work, 1), {
      entries: Math.max(structure.work.length, work.length > 0 ? 1 : 0),
    }),
    rule(
      'experience-dates',
      'work',
      'content',
      4,
      structure.work.length > 0 ? 1 : 0,
      structure.work.slice(0, 3).map((w) => quote(w.title)),
    ),
    rule('experience-actions', 'work', 'content', 8, share(actions.length, 6), quotesOf(actions), { count: actions.length }),
    rule('experience-results', 'work', 'content', 8, share(results.length, 3), quotesOf(results), { count: results.length }),
    rule(
      'education',
      'education',
      'content',
      8,
      has('education', 'certificates') ? 1 : 0,
      quotesOf(inSection('education', 'certificates'), 2),
    ),
    rule('skills-section', 'skills', 'content', 4, has('skills') ? 1 : 0, quotesOf(inSection('skills'), 1)),
    rule(
      'skills-known',
      'skills',
      'content',
      8,
      // A list of keywords without the story around it is worth half, however long.
      Math.min(share(skills.length, 8), isStuffed ? 0.5 : 1),
      skills.slice(0, 8).map((s) => s.skill),
      { count: skills.length },
    ),
    rule(
      'skills-evidence',
      'skills',
      'content',
      10,
      share(evidenced.length, 5),
      evidenced.slice(0, 3).map((s) => s.quotes[0] ?? s.skill),
      {
        count: evidenced.length,
      },
    ),
    rule(
      'headings',
      'layout',
      'formatting',
      7,
      share(headings, 3),
      structure.sections
        .filter((s) => s.heading)
        .slice(0, 6)
        .map((s) => s.heading),
      {
        count: headings,
      },
    ),
    rule('length', 'layout', 'formatting', 6, lengthShare, [], { words }),
    rule('short-lines', 'layout', 'formatting', 6, long.length === 0 ? 1 : long.length === 1 ? 0.5 : 0, quotesOf(long, 2)),
    rule('capitals', 'layout', 'formatting', 3, upper < 0.3 ? 1 : 0),
    ...(isStuffed
      ? [
          rule(
            'repeated-words',
            'skills',
            'content',
            0,
            0,
            [...perSkill]
              .filter(([, n]) => n > 6)
              .slice(0, 3)
              .map(([id, n]) => `${skillName(id)} × ${n}`),
          ),
        ]
      : []),
    ...(toMachines.length > 0 ? [rule('words-to-machines', 'layout', 'formatting', 0, 0, quotesOf(toMachines, 2))] : []),
  ]
}

const STRONG = /\b(?:advanced|expert|fluent|highly|extensive|excellent|native|proficient|skilled|experienced|rhugl)\b/i
const SLIGHT =
  /\b(?:basic|beginner|learning|some knowledge|introductory|entry level|currently studying|conversational|sylfaenol)\b/i
/** Three years of using something at work. */
const ADVANCED_YEARS = 3

/**
 * Skills with a level and a confidence in percent. Level: what the person says beside it, else how long they used it at work. Confidence: a
 * paper or a sentence about work says more than a list.
 */
function readSkills(structure: CvStructure, skillsIn: LookUp): FoundSkill[] {
  // "To the present" counts to the latest year that the document names, so that the same bytes give the same answer on any day.
  const years = structure.work.flatMap((w) => [w.from.year, w.until?.year ?? 0])
  const asOf = { year: Math.max(0, ...years), month: 12 }
  const lines = structure.sections
    .filter((s) => s.name !== 'references')
    .flatMap((s) => s.blocks.map((b) => ({ text: b.text, section: s.name })))
  const found = new Map<string, { text: string; section: SectionName; around: string }[]>()
  for (const line of lines)
    for (const match of skillsIn(line.text)) {
      const where = { ...line, around: line.text.slice(Math.max(0, match.start - 25), match.end + 25) }
      const known = found.get(match.skillId)
      if (known) known.push(where)
      else found.set(match.skillId, [where])
    }
  return [...found]
    .map(([skillId, places]): FoundSkill => {
      const used = structure.work.filter((w) =>
        [w.title, ...w.lines].some((line) => skillsIn(line).some((m) => m.skillId === skillId)),
      )
      const isPaper = skillById(skillId)?.kind !== 'skill'
      const said = places.map((p) => p.around)
      const level: SkillLevel = said.some((s) => SLIGHT.test(s))
        ? 'Beginner'
        : said.some((s) => STRONG.test(s)) || (experienceYears(used, asOf) ?? 0) >= ADVANCED_YEARS
          ? 'Advanced'
          : used.length > 0 || isPaper
            ? 'Intermediate'
            : 'Beginner'
      const inWork = places.some((p) => p.section === 'work')
      const isListed = places.some((p) => p.section === 'skills' || p.section === 'certificates' || p.section === 'languages')
      const confidence = inWork && isListed ? 95 : isPaper && isListed ? 90 : inWork ? 85 : isListed ? 75 : 65
      return {
        skill: skillName(skillId),
        skillId,
        level,
        confidence,
        quotes: [...new Set(places.map((p) => quote(p.text)))].slice(0, 3),
      }
    })
    .sort((a, b) => b.confidence - a.confidence || a.skill.localeCompare(b.skill, 'en'))
}
