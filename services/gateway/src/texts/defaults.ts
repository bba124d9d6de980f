import { CONTACT_LINES, inEachLanguage, OFFICE, officeTexts, type PortalText, type TextKind } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type en from './defaults/en.json'
import facts from './defaults/facts.json' with { type: 'json' }

const texts = catalogueFiles<typeof en>(import.meta.url, './defaults')
type Line = Partial<Record<'title' | 'text' | 'hours', string>>

const empty = inEachLanguage(() => '')
const NOTHING = { title: empty, text: empty, hours: empty, link: '', source: '', checkedOn: null, until: null }
/** No person has compared these with their sources yet: `checkedOn` is null until an administrator says so. */
const linesOf = (kind: 'crisis' | 'money' | 'abroad'): PortalText[] =>
  facts
    .filter((fact) => fact.kind === kind)
    .map(({ id, link, source }) => {
      const said = (field: keyof Line) =>
        inEachLanguage((language) => (texts[language][kind] as Readonly<Record<string, Line>>)[id]?.[field] ?? '')
      return { ...NOTHING, id, link, source, title: said('title'), text: said('text'), hours: said('hours') }
    })

const OFFICE_LINES = {
  email: { text: inEachLanguage(() => OFFICE.email), link: `mailto:${OFFICE.email}` },
  phone: { text: inEachLanguage(() => OFFICE.phone), link: OFFICE.call },
  post: { text: inEachLanguage((language) => officeTexts.in(language).post) },
  weekdays: { text: inEachLanguage((language) => officeTexts.in(language).weekdays) },
  weekend: { text: inEachLanguage((language) => officeTexts.in(language).weekend) },
} satisfies Record<(typeof CONTACT_LINES)[number], Partial<PortalText>>

/** What the portal says before an administrator changes it. */
export const DEFAULT_TEXTS: Readonly<Record<TextKind, readonly PortalText[]>> = {
  announcement: [],
  crisis: linesOf('crisis'),
  money: linesOf('money'),
  contact: CONTACT_LINES.map((id) => ({ ...NOTHING, id, ...OFFICE_LINES[id] })),
  course: [],
  abroad: linesOf('abroad'),
}
