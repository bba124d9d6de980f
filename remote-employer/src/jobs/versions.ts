import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import { formatDay } from '@onward/portal-kit/i18n'
import type { Words } from '../catalogue'
import { featureWords, typeWords } from '../facts'
import type { PostingWords } from '../posting/catalogue'

type Change = JobVersion['changes'][number]

/** What a field said, as people read it: days, types and features in words, a box as yes or no. */
export function valueWords(t: Words, p: PostingWords, field: Change['field'], value: string): string {
  if (value === '') return ''
  if (value === 'true') return p('yes')
  if (value === 'false') return p('no')
  if (field === 'startsOn' || field === 'applicationDeadline') return formatDay(value)
  if (field === 'jobType') return typeWords(t, value)
  if (field === 'accessibilityFeatures') {
    const one = (feature: string) =>
      feature === 'screen-reader-friendly' || feature === 'adaptive-equipment'
        ? p(`feature.${feature}`)
        : featureWords(t, feature)
    return value.split('\n').map(one).join('\n')
  }
  return value
}
