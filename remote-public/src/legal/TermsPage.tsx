import { inEachLanguage } from '@onward/contracts/language'
import { type LegalDocument, LegalText } from './LegalText'

const TEXTS = inEachLanguage((language): LegalDocument => require(`./terms/${language}.json`))

export default function TermsPage() {
  return <LegalText texts={TEXTS} numbered />
}
