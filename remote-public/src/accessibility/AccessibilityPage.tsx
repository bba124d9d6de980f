import { inEachLanguage } from '@onward/contracts/language'
import { type LegalDocument, LegalText } from '../legal/LegalText'

const TEXTS = inEachLanguage((language): LegalDocument => require(`./${language}.json`))

/** In the form of the government's model statement; its date and its faults change when the portal is tested anew. */
export default function AccessibilityPage() {
  return <LegalText texts={TEXTS} />
}
