import { inEachLanguage } from '@onward/contracts/language'
import { useMessages } from '../catalogue'
import { type LegalDocument, LegalText } from './LegalText'

const TEXTS = inEachLanguage((language): LegalDocument => require(`./privacy/${language}.json`))

export default function PrivacyPage({ today = new Date().toLocaleDateString('en-GB') }: { today?: string }) {
  const t = useMessages()
  // The last-updated date is today's, in en-GB: specification, section 2.
  return <LegalText texts={TEXTS} date={t('privacy.updated', { date: today })} />
}
