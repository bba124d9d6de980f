import { salaryIn } from '@onward/contracts/jobs/pay'
import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import type { Messages } from '../catalogue'
import { featureText, typeText } from '../facts'
import type { PostingMessages } from '../posting/catalogue'

type Change = JobVersion['changes'][number]

/** A field's value as text: days, types and features translated, a checkbox as yes or no. */
export function valueText(t: Messages, p: PostingMessages, field: Change['field'], value: string): string {
  if (value === '') return ''
  if (value === 'true') return p('yes')
  if (value === 'false') return p('no')
  if (field === 'startsOn' || field === 'applicationDeadline') return formatDay(value)
  if (field === 'salary') return salaryIn(value, currentLanguage())
  if (field === 'jobType') return typeText(t, value)
  if (field === 'accessibilityFeatures') {
    const one = (feature: string) =>
      feature === 'screen-reader-friendly' || feature === 'adaptive-equipment' ? p(`feature.${feature}`) : featureText(t, feature)
    return value.split('\n').map(one).join('\n')
  }
  return value
}
