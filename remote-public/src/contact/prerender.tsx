import { inEachLanguage } from '@onward/contracts/language'
import type { Prerendered } from '@onward/portal-kit/prerender'
import { ButtonLink } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { ContactFailure, ContactFaults, ContactFields, ContactQuestion, ContactSent, CrisisAndFailure } from './ContactFields'
import { ContactPageView } from './ContactPage'
import { CONTACT_FIELDS, type ContactField } from './check'
import type { Office } from './OfficeDetails'

// The form for browsers without scripts, filled in by the gateway. Parts that are drawn only in some cases are drawn separately and put into sections
// here.

const path = '/contact'
const PAGE = 'contact'
const VALUES = { name: '{{name}}', email: '{{email}}', subject: '{{subject}}', message: '{{message}}' }
const line = (id: keyof Office) => ({ text: `{{${id}Text}}`, lang: `{{${id}Lang}}`, link: '' })
const linked = (id: keyof Office) => ({ ...line(id), link: `{{${id}Link}}` })
const OFFICE: Office = {
  email: linked('email'),
  phone: linked('phone'),
  post: line('post'),
  weekdays: line('weekdays'),
  weekend: line('weekend'),
}
const REFERENCE = '{{reference}}'

function Another() {
  const t = useMessages()
  return (
    <ButtonLink to={path} variant="secondary">
      {t('contact.another')}
    </ButtonLink>
  )
}
const sent = (crisis: boolean) => (
  <ContactPageView office={OFFICE}>
    <ContactSent reference={REFERENCE} crisis={crisis} another={<Another />} />
  </ContactPageView>
)

const right = (field: ContactField) => <ContactQuestion name={field} value={VALUES[field]} />
const wrong = (field: ContactField) => <ContactQuestion name={field} value={VALUES[field]} error={`{{${field}Fault}}`} />
const HEAD = {
  crisis: <CrisisAndFailure failure />,
  faults: <ContactFaults errors={[{ field: '{{field}}', message: '{{sentence}}' }]} />,
  failure: <ContactFailure failure="{{failure}}" />,
}
const PLACE = '{{head}}'
const part = (name: string) => `${PAGE}-part-${name}`
const at = (element: ReactNode) => ({ path, element })

/** All parts of the page. */
export const contactParts = {
  [PAGE]: at(
    <ContactPageView office={OFFICE}>
      <ContactFields draft={VALUES} submission="{{submission}}" head={PLACE} />
    </ContactPageView>,
  ),
  'contact-sent': at(sent(false)),
  'contact-sent-crisis': at(sent(true)),
  ...Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => [
      [part(field), at(right(field))],
      [part(`${field}-wrong`), at(wrong(field))],
    ]),
  ),
  ...Object.fromEntries(Object.entries(HEAD).map(([name, element]) => [part(name), at(element)])),
}

/** Combines the pages with the parts of the contact form: each question plain, or with its error. */
export function withContact(pages: Prerendered): Prerendered {
  const whole = inEachLanguage((language) => {
    const drawn = (name: string) => pages[part(name)]?.[language] ?? ''
    const faults = drawn('faults').replace(/<li>.*?<\/li>/s, (one) => `{{#faults}}${one}{{/faults}}`)
    const head = `{{#crisis}}${drawn('crisis')}{{/crisis}}{{#wrong}}${faults}{{/wrong}}{{#failure}}${drawn('failure')}{{/failure}}`
    return CONTACT_FIELDS.reduce(
      (page, field) => {
        const question = drawn(field)
        if (!page.includes(question)) throw new Error(`The question "${field}" was not drawn as in its form`)
        const both = `{{#${field}Fault}}${drawn(`${field}-wrong`)}{{/${field}Fault}}{{^${field}Fault}}${question}{{/${field}Fault}}`
        return page.replace(question, () => both)
      },
      pages[PAGE]?.[language].replace(PLACE, () => head) ?? '',
    )
  })
  const others = Object.entries(pages).filter(([id]) => !id.startsWith(part('')))
  return { ...Object.fromEntries(others), [PAGE]: whole }
}
