import { useMessages } from '../catalogue'
import { LegalText } from './LegalText'
import cy from './privacy/cy.json'
import en from './privacy/en.json'

export default function PrivacyPage() {
  const t = useMessages()
  // The last-updated date is today's, in en-GB: specification, section 2.
  return <LegalText texts={{ en, cy }} date={t('privacy.updated', { date: new Date().toLocaleDateString('en-GB') })} />
}
