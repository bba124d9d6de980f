import type { Bilingual, Language } from '../language'
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
/** The text for a reason in a language; empty where the employer writes it. */
export const kindText = (reason: EndingReason, language: Language): string =>
  reason === 'other' ? '' : KIND_TEXTS[reason][language]
