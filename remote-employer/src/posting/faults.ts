import type { Words } from '../words'
import type { FieldFault } from './form'

/** Why a field is refused, in the reader's language. */
export function faultWords(t: Words, found: FieldFault): string {
  switch (found.fault) {
    case 'missing': {
      const { field } = found
      if (field === 'salary' || field === 'requirements' || field === 'applicationDeadline') return t('post.error.other')
      return t(`post.error.${field}`)
    }
    case 'email':
      return t('post.error.contactEmail')
    case 'date':
      return t('post.error.date')
    case 'past':
      return t('post.error.past')
    case 'tooLong':
      return t('post.error.tooLong', { max: found.max })
    default:
      return t('post.error.other')
  }
}
