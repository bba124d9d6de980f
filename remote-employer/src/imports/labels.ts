import { ACCESSIBILITY_FEATURES } from '@onward/contracts/jobs/job-facts'
import type { ImportFault, ImportField, ImportPreview, ImportRow } from '@onward/contracts/jobs/job-import'
import { formatDay } from '@onward/portal-kit/i18n'
import type { Messages } from '../catalogue'
import { featureText } from '../facts'
import type { ImportMessages } from './catalogue'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Name of a field, as in the posting form. */
export function fieldLabel(t: Messages, w: ImportMessages, field: ImportField): string {
  switch (field) {
    case 'reference':
    case 'postcode':
    case 'salaryMaximum':
    case 'salaryPeriod':
      return w(`field.${field}`)
    default:
      return t(`post.field.${field}`)
  }
}

/** The features that a cell may name. */
export const featureList = (t: Messages): string => ACCESSIBILITY_FEATURES.map((feature) => featureText(t, feature)).join('; ')

/** The sentence for an error, the posting form's own where it has one. */
function sentence(t: Messages, w: ImportMessages, { field, fault, number = 0 }: ImportFault): string {
  switch (fault) {
    case 'missing':
      switch (field) {
        case 'title':
        case 'department':
        case 'location':
        case 'jobType':
        case 'description':
        case 'contactEmail':
          return t(`post.error.${field}`)
        default:
          return t('post.error.other')
      }
    case 'email':
      return t('common.pleaseEnterAValidEmailAddress')
    case 'date':
      return t('post.error.date')
    case 'past':
      return t('post.error.past')
    case 'late':
      return w('fault.late', { count: number })
    case 'tooLong':
      return t('common.useCharactersOrFewer', { max: number })
    case 'same':
      return w(field === 'reference' ? 'fault.same.reference' : 'fault.same', { number })
    case 'tooManyAlike':
      return w('fault.tooManyAlike', { count: number })
    case 'feature':
      return w('fault.feature', { features: featureList(t) })
    case 'amount':
    case 'order':
    case 'tooMuch':
    case 'pay':
    case 'period':
    case 'postcode':
    case 'type':
    case 'answer':
    case 'broken':
    case 'cells':
      return w(`fault.${fault}`)
    default:
      return t('post.error.other')
  }
}

export function faultLine(t: Messages, w: ImportMessages, one: ImportFault): string {
  if (one.fault === 'dayIsFull') return w('fault.dayIsFull', { count: one.number ?? 0, day: formatDay(`${one.value}T12:00:00Z`) })
  const plain = sentence(t, w, one)
  const fault = one.value ? w('fault.with', { fault: plain.replace(/\.$/, ''), value: one.value }) : plain
  return one.field ? w('fault.at', { field: fieldLabel(t, w, one.field), fault }) : fault
}
export const faultLines = (t: Messages, w: ImportMessages, row: Pick<ImportRow, 'faults'>): string[] =>
  row.faults.map((one) => faultLine(t, w, one))

/** How the file was read, so that a wrong guess is noticed. */
export function readAs(w: ImportMessages, { format, encoding, delimiter }: ImportPreview): string {
  const known = DELIMITERS.find((sign) => sign === delimiter)
  return w(`seen.read.${format}`, {
    encoding: w(`encoding.${encoding}`),
    delimiter: w(`delimiter.${known ?? 'other'}`),
  })
}
