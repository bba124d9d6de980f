import { LegalText } from './LegalText'
import { termsCy } from './terms.cy'
import { termsEn } from './terms.en'

export default function TermsPage() {
  return <LegalText texts={{ en: termsEn, cy: termsCy }} numbered />
}
