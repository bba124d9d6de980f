import { formatDay } from '@onward/portal-kit/i18n'
import type { CvMessages } from '../catalogue'
import type { EntryOf, Fault, ListName, SectionName } from './form'

/** The sentence for an error, naming its field. */
export function faultText(t: CvMessages, { section, field, kind }: Fault): string {
  if (kind === 'required') {
    if (section === 'volunteering') return t('form.fault.required.role')
    return t(`form.fault.required.${field as 'title' | 'qualification' | 'name' | 'language'}`)
  }
  if (kind === 'tooLong') return t('form.fault.tooLong', { field: labelOf(t, section, field) })
  if (kind === 'many') return t('form.fault.many', { section: t(`form.${section}`) })
  return t(`form.fault.${kind}`)
}
export function labelOf(t: CvMessages, section: SectionName, field: string): string {
  if (section === 'volunteering' && field === 'title') return t('form.role')
  if (section === 'volunteering' && field === 'employer') return t('common.organisation')
  if (section === 'certificates' && field === 'name') return t('form.certificate')
  if (section === 'languages' && field === 'language') return t('common.language')
  if (section === 'links') return t('form.link')
  return t(
    `form.${field as 'title' | 'employer' | 'place' | 'qualification' | 'institution' | 'issuer' | 'summary' | 'interests'}`,
  )
}
/** Name of an entry in headings, buttons and announcements. */
export function nameOfEntry(t: CvMessages, list: ListName, entry: EntryOf<ListName>): string {
  const first =
    'title' in entry
      ? entry.title || entry.employer
      : 'qualification' in entry
        ? entry.qualification || entry.institution
        : 'name' in entry
          ? entry.name
          : 'language' in entry
            ? entry.language
            : entry.url
  return first.trim() || t(`form.new.${list}`)
}

/** "2020 – 2023" of a folded entry; empty without a year. */
export function yearsOfEntry(t: CvMessages, entry: EntryOf<ListName>): string {
  if ('date' in entry) return entry.date.year
  if (!('from' in entry)) return ''
  const until = 'current' in entry && entry.current ? t('form.present') : entry.until.year
  return [entry.from.year, until].filter(Boolean).join(' – ')
}

/** "March", in the reader's language. */
export const monthName = (month: string): string => formatDay(`2000-${month}-01`).split(' ')[1] ?? ''
