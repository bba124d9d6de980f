import type { CvRuleCode } from '@onward/contracts/jobseekers/cv-points'
import type { Spelling } from '../language/load-spelling'
import type { CvText } from './cv-text'
import type { FoundSkill, SkillsIn } from './skills'

export const SECTIONS = ['contact', 'summary', 'work', 'education', 'skills', 'layout', 'language'] as const
interface RuleOf {
  section: (typeof SECTIONS)[number]
  group: 'content' | 'formatting'
  /** Most points. A rule of 0 is advice and costs nothing. */
  of: number
}

/**
 * The rules and their points, which sum to 100. Content is what the CV shows, formatting how it reads. No rule uses gaps, age, a photo, an
 * address or a name.
 */
export const RULES = {
  'contact-email': { section: 'contact', group: 'content', of: 2 },
  'contact-phone': { section: 'contact', group: 'content', of: 2 },
  'contact-town': { section: 'contact', group: 'content', of: 0 },
  'email-name': { section: 'contact', group: 'content', of: 0 },
  links: { section: 'contact', group: 'formatting', of: 0 },
  'personal-data': { section: 'contact', group: 'content', of: 0 },
  summary: { section: 'summary', group: 'content', of: 6 },
  cliches: { section: 'summary', group: 'content', of: 1 },
  experience: { section: 'work', group: 'content', of: 5 },
  'experience-details': { section: 'work', group: 'content', of: 5 },
  'experience-lines': { section: 'work', group: 'content', of: 9 },
  'experience-actions': { section: 'work', group: 'content', of: 10 },
  'experience-results': { section: 'work', group: 'content', of: 19 },
  education: { section: 'education', group: 'content', of: 5 },
  certificates: { section: 'education', group: 'content', of: 0 },
  'skills-section': { section: 'skills', group: 'content', of: 3 },
  'skills-known': { section: 'skills', group: 'content', of: 2 },
  'skills-evidence': { section: 'skills', group: 'content', of: 9 },
  'repeated-words': { section: 'skills', group: 'content', of: 0 },
  headings: { section: 'layout', group: 'formatting', of: 4 },
  length: { section: 'layout', group: 'formatting', of: 3 },
  'short-lines': { section: 'layout', group: 'formatting', of: 2 },
  'bullet-length': { section: 'layout', group: 'formatting', of: 1 },
  capitals: { section: 'layout', group: 'formatting', of: 2 },
  'date-format': { section: 'layout', group: 'formatting', of: 1 },
  references: { section: 'layout', group: 'formatting', of: 0 },
  placeholders: { section: 'layout', group: 'formatting', of: 2 },
  'words-to-machines': { section: 'layout', group: 'formatting', of: 0 },
  tense: { section: 'language', group: 'formatting', of: 1 },
  openings: { section: 'language', group: 'formatting', of: 1 },
  'first-person': { section: 'language', group: 'formatting', of: 1 },
  spelling: { section: 'language', group: 'formatting', of: 2 },
  grammar: { section: 'language', group: 'formatting', of: 1 },
  readability: { section: 'language', group: 'formatting', of: 1 },
  'american-spelling': { section: 'language', group: 'formatting', of: 0 },
} as const satisfies Record<CvRuleCode, RuleOf>

/** A rule's result: the share of its points, from 0 to 1, with the quotes and facts behind it. */
export interface Finding {
  part: number
  /** From 0 to 1: whether there is enough text to judge. The points it costs are reported with the length. */
  enough?: number
  quotes?: readonly string[]
  /** Numbers of the lines that the quotes stand in. */
  lines?: readonly number[]
  /** What the advice is about, where that differs from `quotes`. Without quotes: the lines where something is missing. */
  change?: { quotes: readonly string[]; lines: readonly number[] }
  facts?: Readonly<Record<string, string | number | undefined>>
  /** Nothing to judge; the points it costs are reported with this rule. */
  reportedWith?: CvRuleCode | undefined
  /** Overrides whether the praise is true, where the points do not decide it. */
  isGood?: boolean
  /** Not worth praising. */
  isQuiet?: boolean
}
/** Null: the rule has nothing to report. */
export type Findings = Partial<Record<CvRuleCode, Finding | null>>

export interface Case {
  cv: CvText
  skills: readonly FoundSkill[]
  skillsIn: SkillsIn
  spelling: Spelling | undefined
}

export const linesOf = (passages: readonly { lineNumber: number }[]): number[] => passages.map(({ lineNumber }) => lineNumber)
export const share = (have: number, want: number): number => Math.min(1, have / want)
/** Below this many words, having no faults earns only part of the points. */
export const ENOUGH_WORDS = 60
