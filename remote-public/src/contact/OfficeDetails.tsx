import { OFFICE, officeTexts } from '@onward/contracts/gateway/office-texts'
import { textIn } from '@onward/contracts/portal/text-in'
import { usePortal } from '@onward/portal-kit'
import { Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './ContactPage.module.css'

const LINES = ['email', 'phone', 'post', 'weekdays', 'weekend'] as const
type LineId = (typeof LINES)[number]
interface OfficeLine {
  text: string
  lang: string
  /** Empty where the line leads nowhere. */
  link: string
}
export type Office = Readonly<Record<LineId, OfficeLine>>

/** Administrators' contact details, else those that the portal came with. */
export function useOffice(): Office {
  const { language, texts } = usePortal()
  const { post, weekdays, weekend } = officeTexts.in(language)
  const line = (text: string, link = ''): OfficeLine => ({ text, lang: language, link })
  const own: Office = {
    email: line(OFFICE.email, `mailto:${OFFICE.email}`),
    phone: line(OFFICE.phone, OFFICE.call),
    post: line(post),
    weekdays: line(weekdays),
    weekend: line(weekend),
  }
  const changed = texts?.contact?.map((entry) => [entry.id, { ...textIn(entry.text, language), link: entry.link }])
  return changed ? { ...own, ...Object.fromEntries(changed) } : own
}

/** How to reach the office, and when. */
export function OfficeDetails({ office }: { office: Office }) {
  const t = useMessages()
  return (
    <>
      <Section title={t('contact.directTitle')}>
        <dl className={styles.facts}>
          <Line name={t('contact.directEmail')} {...office.email} />
          <Line name={t('contact.directPhone')} {...office.phone} />
          <Line name={t('contact.directPost')} {...office.post} />
        </dl>
      </Section>
      <Section title={t('contact.hoursTitle')}>
        <dl className={styles.facts}>
          <Line name={t('contact.weekdays')} {...office.weekdays} />
          <Line name={t('contact.weekend')} {...office.weekend} />
        </dl>
      </Section>
    </>
  )
}

function Line({ name, text, lang, link }: OfficeLine & { name: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd lang={lang}>{link ? <a href={link}>{text}</a> : text}</dd>
    </>
  )
}
