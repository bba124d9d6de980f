import { createMessages, hasMessage } from '@onward/portal-kit/i18n'
import { Page, PageHeader } from '@onward/ui/frame'
import styles from './LegalText.module.css'

/** A legal document as a catalogue; a paragraph may be a list. */
export interface LegalDocument {
  title: string
  lead: string
  sections: readonly { title: string; text: readonly (string | readonly string[])[] }[]
}

/** Results of `find` for 0, 1, 2 … until it returns nothing. */
function allOf<T>(find: (index: number) => T | null): T[] {
  const found: T[] = []
  for (let one = find(0); one !== null; one = find(found.length)) found.push(one)
  return found
}

function sectionsOf(text: (key: string) => string | null) {
  const listOf = (key: string) => {
    const lines = allOf((line) => text(`${key}.${line}`))
    return lines.length > 0 ? lines : null
  }
  return allOf((section) => {
    const title = text(`sections.${section}.title`)
    const part = (index: number) => `sections.${section}.text.${index}`
    return title === null ? null : { title, text: allOf((index) => text(part(index)) ?? listOf(part(index))) }
  })
}

/** A legal document in the reader's language. `numbered` numbers the section titles. */
export function LegalText({
  namespace,
  numbered = false,
  date,
}: {
  namespace: string
  numbered?: boolean
  /** Line above the title. */
  date?: string
}) {
  const t = createMessages<Pick<LegalDocument, 'title' | 'lead'>>(namespace)()
  const sections = sectionsOf((key) => (hasMessage(namespace, key) ? t(key as 'title') : null))
  return (
    <Page width="text">
      <PageHeader title={t('title')} lead={t('lead')} eyebrow={date} />
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <section key={section.title}>
            <h2>
              {numbered && `${index + 1}. `}
              {section.title}
            </h2>
            {section.text.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]}>
                  {part.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </Page>
  )
}
