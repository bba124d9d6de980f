import { monthName } from '../calendar-names'
import type { Language } from '../language'
import { textsOf } from '../texts'
import type { PracticeTemplate } from './practice-questions'
import type en from './question-texts/en.json'

/** Questions of an interview; `{{name}}` stands for a fact. */
export const questionTexts = textsOf<typeof en>(
  'jobseekers/question-texts',
  (language) => import(`./question-texts/${language}.json`),
)

export type QuestionFact = 'skill' | 'skillCy' | 'line' | 'company' | 'title' | 'lastTitle' | 'years' | 'from' | 'until'
interface Asked {
  template: PracticeTemplate
  facts: Readonly<Record<QuestionFact, string>>
}

/** `2021-03` as "March 2021"; a year as it is. */
function monthAndYear(date: string, language: Language): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(date) ?? []
  const name = monthName(Number(month), language)
  return year && name ? `${name} ${year}` : date
}

/** The question as it is asked, in the reader's language. Names of skills have both; a person's or an advert's words stand as written. */
export function questionText({ template, facts }: Asked, language: Language): string {
  const named: Readonly<Record<string, string>> = {
    ...facts,
    skill: (language === 'cy' && facts.skillCy) || facts.skill,
    from: monthAndYear(facts.from, language),
    until: monthAndYear(facts.until, language),
  }
  return questionTexts.in(language).questions[template].replace(/\{\{(\w+)\}\}/g, (_, name: string) => named[name] ?? '')
}
