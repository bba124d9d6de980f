import { BENEFITS_STATUSES, REFERRAL_DISABILITIES } from '@onward/contracts/casework/referrals'
import { LANGUAGES } from '@onward/contracts/language'
import { languageName } from '@onward/portal-kit/common'
import { useMessages } from '../catalogue'
import { useImportMessages } from './catalogue'

/** Columns that take words of a list. */
export const VALUED = ['benefitsStatus', 'disability', 'language'] as const
export type Valued = (typeof VALUED)[number]
export const isValued = (field: string | null): field is Valued => VALUED.some((one) => one === field)

/** The words that each of these columns takes, as a file may have them. */
export function useValidValues(): Record<Valued, string> {
  const t = useMessages()
  const w = useImportMessages()
  return {
    benefitsStatus: BENEFITS_STATUSES.map((one) => t(`benefits.${one}`)).join(', '),
    disability: REFERRAL_DISABILITIES.map((one) => t(`disability.${one}`)).join(', '),
    language: LANGUAGES.map((one) => languageName(w, one)).join(', '),
  }
}
