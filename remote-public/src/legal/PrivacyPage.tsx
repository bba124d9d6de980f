import { useMessages } from '../catalogue'
import { LegalText } from './LegalText'
import cy from './privacy/cy.json'
import en from './privacy/en.json'

export default function PrivacyPage({ today = new Date().toLocaleDateString('en-GB') }: { today?: string }) {
  const t = useMessages()
  // The last-updated date is today's, in en-GB: specification, section 2.
  return <LegalText texts={{ en, cy }} date={t('privacy.updated', { date: today })} />
}
