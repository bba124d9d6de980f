import type { Bilingual, Language } from '../language'
import { fillText } from '../text'
import { textsOf } from '../texts'
import { ENDING_REASONS, type EndingReason } from './ending-reasons'
import type en from './ending-texts/en.json'

export const endingTexts = textsOf<typeof en>('jobs/ending-texts', (language) => import(`./ending-texts/${language}.json`))

type WithText = Exclude<EndingReason, 'other'>
/**
 * What an applicant reads for each reason until the employer writes it otherwise. Without names or jobs, so that one text serves many; `other`
 * has no words of ours.
 */
export const KIND_TEXTS = Object.fromEntries(
  ENDING_REASONS.filter((reason) => reason !== 'other').map((reason) => [reason, endingTexts.each((texts) => texts[reason])]),
) as Readonly<Record<WithText, Bilingual>>
/** What is known of one applicant, for a letter that is theirs. */
export interface LetterFacts {
  /** Skills of the advert that they have, and those they could learn. */
  skills: readonly string[]
  missing: readonly string[]
  otherJobs: readonly string[]
}
const MOST_NAMED = 3
/** The text for a reason with what stood out, what would help and other jobs, each where there is something to say. */
export function kindLetter(reason: EndingReason, language: Language, { skills, missing, otherJobs }: LetterFacts): string {
  const texts = endingTexts.in(language)
  const named = (template: string, name: string, list: readonly string[]) =>
    list.length > 0 ? [fillText(template, { [name]: list.slice(0, MOST_NAMED).join(', ') })] : []
  const parts = [
    ...(reason === 'other' ? [] : [kindText(reason, language), ...named(texts.stoodOut, 'skills', skills)]),
    ...(reason === 'skills' || reason === 'others' ? named(texts.wouldHelp, 'skills', missing) : []),
    ...named(texts.otherJobs, 'jobs', otherJobs),
  ]
  return parts.join('\n\n')
}
/** The text for a reason in a language; empty where the employer writes it. */
export const kindText = (reason: EndingReason, language: Language): string =>
  reason === 'other' ? '' : KIND_TEXTS[reason][language]
