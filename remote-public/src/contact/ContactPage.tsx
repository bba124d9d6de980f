import { Page, PageHeader, Section } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'

const EMAIL = 'support@onward.example'
/** From the range that Ofcom reserves for fiction. */
const PHONE = '020 7946 0123'

export default function ContactPage() {
  return (
    <ContactPageView>
      <ContactForm />
    </ContactPageView>
  )
}

/** `children`: the form or its result. */
export function ContactPageView({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <Page>
      <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
      <div className={styles.columns}>
        <Section title={t('contact.formTitle')}>{children}</Section>
        <aside className={styles.aside}>
          <Section title={t('contact.directTitle')}>
            <dl className={styles.facts}>
              <dt>{t('contact.directEmail')}</dt>
              <dd>
                <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
              </dd>
              <dt>{t('contact.directPhone')}</dt>
              <dd>
                <a href={`tel:+44${PHONE.replace(/\s/g, '').slice(1)}`}>{PHONE}</a>
              </dd>
              <dt>{t('contact.directPost')}</dt>
              <dd>{t('contact.address')}</dd>
            </dl>
          </Section>
          <Section title={t('contact.hoursTitle')}>
            <dl className={styles.facts}>
              <dt>{t('contact.weekdays')}</dt>
              <dd>{t('contact.weekdaysHours')}</dd>
              <dt>{t('contact.weekend')}</dt>
              <dd>{t('contact.closed')}</dd>
            </dl>
          </Section>
        </aside>
      </div>
    </Page>
  )
}
