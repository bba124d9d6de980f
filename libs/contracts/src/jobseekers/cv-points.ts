import type { Language } from '../language'
import type { AnalysisPoint } from './cv-analysis'
import { cvPointTexts } from './cv-point-texts'
import type en from './cv-point-texts/en.json'

export interface PointText {
  text: string
  /** What to do; points of what is good have none. */
  fix?: string
}
/** Of several, the first whose facts are all there is said. */
type Text = string | readonly string[]
interface RuleTexts {
  good: Text
  weak: Text
  /** The advice in one line, and how to follow it. */
  advice: Text
  how: Text
}
export type CvRuleCode = keyof (typeof en)['rules']
export type PointKind = 'good' | 'weak' | 'fix'

const list = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text)
/** The texts of one kind of point, and how to follow its advice; each list begins with the best. */
export function pointTexts(code: string, language: Language): { texts: readonly string[]; how: readonly string[] } | undefined {
  const [rule = '', kind] = code.split('/')
  const texts = (cvPointTexts.in(language).rules as Readonly<Record<string, RuleTexts | undefined>>)[rule]
  const ofKind = texts && { good: texts.good, weak: texts.weak, fix: texts.advice }[kind as PointKind]
  return ofKind === undefined ? undefined : { texts: list(ofKind), how: kind === 'good' ? [] : list(texts?.how ?? []) }
}

const FACT = /\{\{(\w+)\}\}/g
/** Fills the template at `at`, else the first whose facts are all known, else the last. */
function fillBest(templates: readonly string[], facts: Readonly<Record<string, string>>, at?: number): string {
  const isKnown = (template: string) => [...template.matchAll(FACT)].every(([, name = '']) => facts[name])
  const template = templates[at ?? templates.findIndex(isKnown)] ?? templates.at(-1) ?? ''
  return template.replace(FACT, (_, name: string) => facts[name] ?? '')
}

/** A fact named with the language's code is that language's own: `skillsCy` stands for `skills` in Welsh. */
const factsIn = (language: Language, facts: Readonly<Record<string, string>>): Record<string, string> => {
  const suffix = language.charAt(0).toUpperCase() + language.slice(1)
  const own = Object.entries(facts).filter(([name]) => name.endsWith(suffix))
  return { ...facts, ...Object.fromEntries(own.map(([name, value]) => [name.slice(0, -suffix.length), value])) }
}

/** What a point says in `language`; the point's own English when its code is not known here (an older analysis). */
export function pointText(point: Pick<AnalysisPoint, 'code' | 'text' | 'fix' | 'facts'>, language: Language): PointText {
  const texts = pointTexts(point.code, language)
  if (!texts) return { text: point.text, fix: point.fix }
  const facts = factsIn(language, point.facts)
  const how = texts.how.findIndex((template) => [...template.matchAll(FACT)].every(([, name = '']) => facts[name]))
  // An advice that comes in several goes with the way to follow it that is said.
  const isPaired = texts.texts.length > 1 && texts.texts.length === texts.how.length
  return {
    text: fillBest(texts.texts, facts, isPaired && how >= 0 ? how : undefined),
    ...(texts.how.length > 0 ? { fix: fillBest(texts.how, facts) } : {}),
  }
}

/** `name` of an analysed section → what people read; undefined for one that is not known here. */
export const sectionName = (section: string, language: Language): string | undefined =>
  (cvPointTexts.in(language).sections as Readonly<Record<string, string>>)[section]
