import { BRAND } from '../brand'
import { type Language, localesOf } from '../language'
import type { Problem, ProblemFacts, ProblemText } from '../problem'
import { textsOf } from '../texts'
import type en from './en.json'

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>
const sentences = textsOf<typeof en>('problems', (language) => import(`./${language}.json`))
/** By the English sentence in the schema. */
const fields = textsOf<Readonly<Record<string, string>>>('problems/fields', (language) => import(`./fields/${language}.json`))

/** The sentence of a catalogue with its facts, in one language. */
export function problemSentence(language: Language, text: ProblemText, facts: ProblemFacts = {}): string {
  const [section = '', name = ''] = text.split('.')
  const sentence = (sentences.in(language) as Catalogue)[section]?.[name] ?? text
  return sentence.replace(/\{\{(\w+)\}\}/g, (_whole, fact: string) => factText(language, fact === 'brand' ? BRAND : facts[fact]))
}

/** Translates a schema's English sentence, which may contain one number. */
export function fieldSentence(language: Language, message: string): string {
  const translated = fields.in(language)
  const [number = ''] = /\d+/.exec(message) ?? []
  return translated[message] ?? translated[message.replace(number, '{{n}}')]?.replace('{{n}}', number) ?? message
}

function factText(language: Language, fact: ProblemFacts[string] | undefined): string {
  if (typeof fact !== 'object') return String(fact ?? '')
  if ('text' in fact) return problemSentence(language, fact.text)
  if ('texts' in fact) return fact.texts.map((text) => problemSentence(language, text)).join(', ')
  if ('day' in fact) return formatted(fact.day, language, { dateStyle: 'long' })
  // Welsh sentences write "dydd" themselves, because it mutates.
  if ('weekday' in fact)
    return formatted(fact.weekday, language, { weekday: 'long', day: 'numeric', month: 'long' }).replace(/^Dydd /, '')
  if ('time' in fact) return formatted(fact.time, language, { dateStyle: 'full', timeStyle: 'short' })
  const [from, until] = [fact.from, fact.until].map((at) => formatted(at, language, { timeStyle: 'short' }))
  const day = formatted(fact.from, language, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${day}, ${problemSentence(language, 'common.span', { from: from ?? '', until: until ?? '' })}`
}

/** As clocks in the United Kingdom show it; a calendar date has no time and no zone. */
const formatted = (at: string, language: Language, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localesOf(language), {
    ...style,
    timeZone: at.length === 10 ? 'UTC' : 'Europe/London',
  }).format(new Date(at))

/** The sentence of a problem, for a reader or the command line. */
export const sentenceOf = ({ text, facts }: Problem, language: Language = 'en'): string => problemSentence(language, text, facts)
