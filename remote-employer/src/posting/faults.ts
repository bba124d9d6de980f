import { MAX_DEADLINE_DAYS } from '@onward/contracts/jobs/posting'
import type { Messages } from '../catalogue'
import type { PostingMessages } from './catalogue'
import type { FieldFault } from './form'

const REQUIRED = ['title', 'department', 'location', 'jobType', 'description', 'contactEmail'] as const

/** Sentence for an invalid field: those that the quick form has too. */
export function faultText(t: Messages, found: FieldFault): string {
  const required = REQUIRED.find((field) => field === found.field)
  switch (found.fault) {
    case 'missing':
      return t(required ? `post.error.${required}` : 'post.error.other')
    case 'email':
      return t('common.pleaseEnterAValidEmailAddress')
    case 'date':
    case 'past':
      return t(`post.error.${found.fault}`)
    case 'service':
      return found.message
    case 'tooLong':
      return t('common.useCharactersOrFewer', { max: found.max })
    default:
      return t('post.error.other')
  }
}

/** The same for the full form, which has more fields. */
export function fullFaultText(t: Messages, p: PostingMessages, found: FieldFault): string {
  switch (found.fault) {
    case 'amount':
    case 'order':
    case 'tooMuch':
    case 'hours':
    case 'startPast':
    case 'startLate':
      return p(`error.${found.fault}`)
    case 'late':
      return p('error.late', { days: MAX_DEADLINE_DAYS })
    default:
      return faultText(t, found)
  }
}
