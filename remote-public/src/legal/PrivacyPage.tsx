import { useMessages } from '../catalogue'
import { PRIVACY_NAMESPACE } from './catalogue'
import { LegalText } from './LegalText'

export default function PrivacyPage({ today = new Date().toLocaleDateString('en-GB') }: { today?: string }) {
  const t = useMessages()
  // The last-updated date is today's, in en-GB: specification, section 2.
  return <LegalText namespace={PRIVACY_NAMESPACE} date={t('privacy.updated', { date: today })} />
}
