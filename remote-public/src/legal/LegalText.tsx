import type { Language } from '@onward/contracts/language'
import { usePortal } from '@onward/portal-kit'
import { Page, PageHeader } from '@onward/ui/frame'
import styles from './LegalText.module.css'

export interface LegalDocument {
  title: string
  lead: string
  /** Each section's paragraphs; a list is an array in their place. */
  sections: readonly { title: string; text: readonly (string | readonly string[])[] }[]
}

/** A legal text in the reader's language. `numbered` puts the section's number before its title. */
export function LegalText({
  texts,
  numbered = false,
  date,
}: {
  texts: Readonly<Record<Language, LegalDocument>>
  numbered?: boolean
  /** What stands above the title. */
  date?: string
}) {
  const { language } = usePortal()
  const { title, lead, sections } = texts[language]
  return (
    <Page width="text">
      <PageHeader title={title} lead={lead} eyebrow={date} />
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
