import { Page, PageHeader, Section } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { type Office, OfficeDetails, useOffice } from './OfficeDetails'

export default function ContactPage() {
  return (
    <ContactPageView office={useOffice()}>
      <ContactForm />
    </ContactPageView>
  )
}

interface ViewProps {
  office: Office
  /** The form or its result. */
  children: ReactNode
}
export function ContactPageView({ office, children }: ViewProps) {
  const t = useMessages()
  return (
    <Page>
      <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
      <div className={styles.columns}>
        <Section title={t('contact.formTitle')}>{children}</Section>
        <aside className={styles.aside}>
          <OfficeDetails office={office} />
        </aside>
      </div>
    </Page>
  )
}
