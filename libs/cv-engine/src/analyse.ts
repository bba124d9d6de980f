import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvRuleCode, PointKind } from '@onward/contracts/jobseekers/cv-points'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { ENGINE_VERSION } from './engine-version'
import { numbered } from './facts/lines'
import { withoutCircumstances } from './facts/without-circumstances'
import { withoutPlaceholders } from './facts/without-placeholders'
import { withoutWordsToMachines } from './facts/without-words-to-machines'
import type { Spelling } from './language/load-spelling'
import type { ExtractedDocument } from './read-document'
import { readCvText } from './rules/cv-text'
import { judgeContact } from './rules/judge-contact'
import { judgeLanguage, judgeLayout } from './rules/judge-layout'
import { judgePlaceholders } from './rules/judge-placeholders'
import { evidenceIn, judgeStory } from './rules/judge-story'
import { judgeWordsToMachines } from './rules/judge-words-to-machines'
import type { Findings } from './rules/rule'
import { RULES, SECTIONS } from './rules/rule'
import { cachedSkillsIn, quote, readSkills } from './rules/skills'
import type { CvStructure } from './structure'

/** No CV is beyond all advice. */
const BEST_SCORE = 99
/** So many pieces of advice are given first. */
const FIRST_ADVICE = 3
/** From this part of its points on, a rule is a strength, where hardly a point is lost. */
const GOOD = { part: 0.8, lost: 1.5 }
/** Less is not worth an advice. */
const LEAST_LOST = 0.25
const MAX_QUOTES = 8
const MAX_LINES = 12

interface Judged {
  code: CvRuleCode
  of: number
  part: number
  enough: number
  earned: number
  /** Points to gain by following it. */
  lost: number
  isGood: boolean
  isQuiet: boolean
  /** The rule that reports what it takes away beside `lost`. */
  reportedWith: CvRuleCode
  shown: Passages
  change: Passages
  facts: Record<string, string>
}
interface Passages {
  quotes: string[]
  lines: number[]
}

/**
 * The explained analysis: fixed, versioned rules over the text; the same document gives the same answer. Without `spelling`
 * (`loadSpelling`), only well-known misspellings are found.
 */
export function analyse(
  { blocks: written, unseen = [] }: Pick<ExtractedDocument, 'blocks'> & Partial<Pick<ExtractedDocument, 'unseen'>>,
  { spelling }: { spelling?: Spelling } = {},
): CvAnalysis & { structure: CvStructure } {
  const blocks = numbered(withoutCircumstances(written))
  const own = withoutWordsToMachines(blocks)
  const { left, found } = withoutPlaceholders(own.left)
  const cv = readCvText(left)
  const skillsIn = cachedSkillsIn(cv)
  const skills = readSkills(cv, skillsIn)
  const about = { cv, skills, skillsIn, spelling }
  const placeholders = judgePlaceholders(found, left)
  const findings = { ...judgeContact(about), ...judgeStory(about), ...judgeLayout(about), ...judgeLanguage(about) }
  const rules = judged({
    ...(placeholders.facts?.most ? missingInTemplate(findings) : findings),
    placeholders,
    'words-to-machines': judgeWordsToMachines(own.found, unseen),
  })
  // What is praised needs no advice.
  const lost = rules.filter((r) => r.lost >= LEAST_LOST && (!r.isGood || r.lost >= GOOD.lost)).sort((a, b) => b.lost - a.lost)
  const advice = rules.filter((r) => r.of === 0 && !r.isGood)
  // What was misread is not praised.
  const isSure = ({ code }: Judged) => !cv.isUnsure || RULES[code].section !== 'work'
  return {
    ...(cv.isUnsure && { isUnsure: true }),
    engineVersion: ENGINE_VERSION,
    score: scoreOf(rules),
    scoreWithFirst: scoreOf(rules, new Set(lost.slice(0, FIRST_ADVICE).map(({ code }) => code))),
    strengths: rules.filter((r) => r.isGood && !r.isQuiet && !lost.includes(r) && isSure(r)).map((r) => point(r, 'good')),
    recommendations: [...lost, ...advice].map((r) => point(r, 'fix')),
    weaknesses: rules.filter((r) => lost.includes(r) || (r.of === 0 && !r.isGood)).map((r) => point(r, 'weak')),
    detailedAnalysis: {
      content: { score: percent(rules.filter((r) => RULES[r.code].group === 'content')), evidence: evidenceIn(cv) },
      formatting: { score: percent(rules.filter((r) => RULES[r.code].group === 'formatting')) },
      skills,
      sections: SECTIONS.map((name) => {
        const own = rules.filter((r) => RULES[r.code].section === name)
        return {
          name,
          score: percent(own),
          feedback: own
            .filter((r) => (r.isGood && !lost.includes(r) ? !r.isQuiet && isSure(r) : lost.includes(r) || r.of === 0))
            .map((r) => point(r, r.isGood && !lost.includes(r) ? 'good' : 'weak')),
          suggestions: own.filter((r) => lost.includes(r) || (r.of === 0 && !r.isGood)).map((r) => point(r, 'fix')),
        }
      }),
    },
    structure: cv.structure,
  }
}

/**
 * The score when the advice of these rules is followed and nothing else changes. Text that is not there yet earns nothing by itself, so that
 * this promises no more than the next reading gives; enough text lets what is good already count whole.
 */
const scoreOf = (rules: readonly Judged[], followed: ReadonlySet<CvRuleCode> = new Set()): number =>
  Math.min(
    BEST_SCORE,
    Math.round(
      sum(rules, ({ code, of, part, enough }) => of * (followed.has(code) ? 1 : part) * (followed.has('length') ? 1 : enough)),
    ),
  )

/** A template misses everything; that is reported once, with the words to replace. */
const missingInTemplate = (findings: Findings): Findings =>
  Object.fromEntries(
    Object.entries(findings).map(([code, finding]) => {
      const isMissing = finding && finding.part * (finding.enough ?? 1) < GOOD.part
      if (!isMissing || (KEPT_FOR_TEMPLATES.has(code) && finding.part < 1)) return [code, finding]
      return [code, RULES[code as CvRuleCode].of === 0 ? null : { ...finding, reportedWith: 'placeholders' as const }]
    }),
  )
const KEPT_FOR_TEMPLATES: ReadonlySet<string> = new Set([
  'spelling',
  'grammar',
  'personal-data',
  'links',
  'email-name',
  'cliches',
])

/**
 * In the order of the table. Points lost because the text is short are reported once, by the rule for length; points lost because there is no
 * role, by the rule for roles.
 */
function judged(findings: Findings): Judged[] {
  const rules = (Object.keys(RULES) as CvRuleCode[]).flatMap((code): Judged[] => {
    const finding = findings[code]
    if (!finding) return []
    const { of } = RULES[code]
    const { part, enough = 1, quotes = [], lines = [], facts = {}, reportedWith, isQuiet = false } = finding
    const shown = passages({ quotes, lines })
    return [
      {
        code,
        of,
        part,
        enough,
        earned: of * part * enough,
        lost: reportedWith ? 0 : of * (1 - part),
        isGood: !reportedWith && part * enough >= GOOD.part && of * (1 - part) < GOOD.lost && finding.isGood !== false,
        isQuiet: isQuiet || reportedWith !== undefined,
        reportedWith: reportedWith ?? 'length',
        shown,
        change: finding.change ? passages(finding.change) : shown,
        facts: Object.fromEntries(
          Object.entries(facts).flatMap(([k, n]) => (n === undefined || n === '' ? [] : [[k, String(n)]])),
        ),
      },
    ]
  })
  return rules.map((r) => {
    const waiting = sum(
      rules.filter(({ reportedWith }) => reportedWith === r.code),
      (other) => other.of - other.earned - other.lost,
    )
    return { ...r, lost: r.lost + waiting }
  })
}

const passages = ({ quotes, lines }: { quotes: readonly string[]; lines: readonly number[] }): Passages => ({
  quotes: [...new Set(quotes.map(quote))].slice(0, MAX_QUOTES),
  lines: [...new Set(lines)].sort((a, b) => a - b).slice(0, MAX_LINES),
})

function point(rule: Judged, kind: PointKind): AnalysisPoint {
  const points = kind === 'good' ? 0 : Math.round(rule.lost)
  const bare = {
    code: `${rule.code}/${kind}`,
    text: '',
    ...(kind === 'good' ? rule.shown : rule.change),
    points,
    facts: rule.facts,
  }
  return { ...bare, ...pointText(bare, 'en') }
}

const sum = <T>(list: readonly T[], of: (t: T) => number): number => list.reduce((total, t) => total + of(t), 0)
const percent = (rules: readonly Judged[]): number => {
  const of = sum(rules, (r) => r.of)
  return of === 0 ? 100 : Math.round((sum(rules, (r) => r.earned) / of) * 100)
}
