import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvRuleCode, PointKind } from '@onward/contracts/jobseekers/cv-points'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { numbered } from './facts/lines'
import { withoutCircumstances } from './facts/without-circumstances'
import type { Spelling } from './language/load-spelling'
import type { ExtractedDocument } from './read-document'
import { readCvText } from './rules/cv-text'
import { judgeContact } from './rules/judge-contact'
import { judgeLanguage, judgeLayout } from './rules/judge-layout'
import { evidenceIn, judgeStory } from './rules/judge-story'
import type { Findings } from './rules/rule'
import { RULES, SECTIONS } from './rules/rule'
import { lookingUpOnce, quote, readSkills } from './rules/skills'
import type { CvStructure } from './structure'

/** Rises with every change of rules, taxonomy or reading that may change an answer. */
export const ENGINE_VERSION = '3.6'

const TO_MACHINES =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\b(?:give|rate|score|rank)\b.{0,30}\b(?:this|my)\b.{0,20}\b(?:cv|resume|candidate|application)\b|\byou are (?:an?|the) (?:ai|assistant|language model|recruiter bot)\b|\b(?:system|assistant)\s*prompt\b|\bas an ai\b/i
/** From this part of its points on, a rule is a strength. */
const GOOD = 0.8
const MAX_QUOTES = 8
const MAX_LINES = 12

interface Judged {
  code: CvRuleCode
  of: number
  earned: number
  /** Points to gain by following it. */
  lost: number
  isGood: boolean
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
  document: Pick<ExtractedDocument, 'blocks'>,
  { spelling }: { spelling?: Spelling } = {},
): CvAnalysis & { structure: CvStructure } {
  const blocks = numbered(withoutCircumstances(document.blocks))
  const toMachines = blocks.filter((b) => TO_MACHINES.test(b.text))
  const cv = readCvText(blocks.filter((b) => !TO_MACHINES.test(b.text)))
  const skillsIn = lookingUpOnce(cv)
  const skills = readSkills(cv, skillsIn)
  const about = { cv, skills, skillsIn, spelling }
  const rules = judged({
    ...judgeContact(about),
    ...judgeStory(about),
    ...judgeLayout(about),
    ...judgeLanguage(about),
    'words-to-machines':
      toMachines.length > 0
        ? { part: 0, quotes: toMachines.map((b) => b.text), lines: toMachines.map((b) => b.lineNumber ?? 0) }
        : null,
  })
  const lost = rules.filter((r) => r.lost >= 0.5).sort((a, b) => b.lost - a.lost)
  const advice = rules.filter((r) => r.of === 0 && !r.isGood)
  return {
    engineVersion: ENGINE_VERSION,
    score: Math.round(sum(rules, (r) => r.earned)),
    strengths: rules.filter((r) => r.isGood).map((r) => point(r, 'good')),
    recommendations: [...lost, ...advice].map((r) => point(r, 'fix')),
    weaknesses: rules.filter((r) => !r.isGood && (lost.includes(r) || r.of === 0)).map((r) => point(r, 'weak')),
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
            .filter((r) => r.isGood || lost.includes(r) || r.of === 0)
            .map((r) => point(r, r.isGood ? 'good' : 'weak')),
          suggestions: own.filter((r) => lost.includes(r) || (r.of === 0 && !r.isGood)).map((r) => point(r, 'fix')),
        }
      }),
    },
    structure: cv.structure,
  }
}

/** In the order of the table. What is lost for want of text is to gain by writing more, so it is told once, with the length. */
function judged(findings: Findings): Judged[] {
  const rules = (Object.keys(RULES) as CvRuleCode[]).flatMap((code): Judged[] => {
    const finding = findings[code]
    if (!finding) return []
    const { of } = RULES[code]
    const { part, enough = 1, quotes = [], lines = [], facts = {} } = finding
    const shown = passages({ quotes, lines })
    return [
      {
        code,
        of,
        earned: of * part * enough,
        lost: of * (1 - part),
        isGood: part * enough >= GOOD,
        shown,
        change: finding.change ? passages(finding.change) : shown,
        facts: Object.fromEntries(
          Object.entries(facts).flatMap(([k, n]) => (n === undefined || n === '' ? [] : [[k, String(n)]])),
        ),
      },
    ]
  })
  const waiting = sum(rules, (r) => r.of - r.earned - r.lost)
  return rules.map((r) => (r.code === 'length' ? { ...r, lost: r.lost + waiting } : r))
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
