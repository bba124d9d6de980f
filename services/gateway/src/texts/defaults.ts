import { CONTACT_LINES, inEachLanguage, officeTexts, type PortalText, type TextKind } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type en from './defaults/en.json'
import facts from './defaults/facts.json' with { type: 'json' }

const texts = catalogueFiles<typeof en>(import.meta.url, './defaults')
type Line = Partial<Record<'title' | 'text' | 'hours', string>>

const empty = inEachLanguage(() => '')
const NOTHING = { title: empty, text: empty, hours: empty, link: '', source: '', checkedOn: null, until: null }
/** No person has compared these with their sources yet: `checkedOn` is null until an administrator says so. */
const linesOf = (kind: 'crisis' | 'money'): PortalText[] =>
  facts
    .filter((fact) => fact.kind === kind)
    .map(({ id, link, source }) => {
      const said = (field: keyof Line) =>
        inEachLanguage((language) => (texts[language][kind] as Readonly<Record<string, Line>>)[id]?.[field] ?? '')
      return { ...NOTHING, id, link, source, title: said('title'), text: said('text'), hours: said('hours') }
    })

const officeLine = (id: (typeof CONTACT_LINES)[number]): PortalText => {
  const text = inEachLanguage((language) => officeTexts.in(language)[id])
  const link = id === 'email' ? `mailto:${text.en}` : id === 'phone' ? `tel:+44${text.en.replace(/\s/g, '').slice(1)}` : ''
  return { ...NOTHING, id, text, link }
}

/** What the portal says before an administrator changes it. */
export const DEFAULT_TEXTS: Readonly<Record<TextKind, readonly PortalText[]>> = {
  announcement: [],
  crisis: linesOf('crisis'),
  money: linesOf('money'),
  contact: CONTACT_LINES.map(officeLine),
  course: [],
}
