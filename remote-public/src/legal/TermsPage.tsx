import { TERMS_NAMESPACE } from './catalogue'
import { LegalText } from './LegalText'

export default function TermsPage() {
  return <LegalText namespace={TERMS_NAMESPACE} numbered />
}
