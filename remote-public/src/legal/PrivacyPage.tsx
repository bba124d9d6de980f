import { LegalText } from './LegalText'
import { privacyCy } from './privacy.cy'
import { privacyEn } from './privacy.en'

/** The last-updated date is today's, in en-GB: specification, section 2. */
const updated = (language: 'en' | 'cy') =>
  `${language === 'cy' ? 'Diweddarwyd ddiwethaf' : 'Last updated'}: ${new Date().toLocaleDateString('en-GB')}`

export default function PrivacyPage() {
  return <LegalText texts={{ en: privacyEn, cy: privacyCy }} date={updated} />
}
