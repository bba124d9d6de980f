import { ACCESSIBILITY_NAMESPACE } from '../legal/catalogue'
import { LegalText } from '../legal/LegalText'

/** In the form of the government's model statement; its date and its faults change when the portal is tested anew. */
export default function AccessibilityPage() {
  return <LegalText namespace={ACCESSIBILITY_NAMESPACE} />
}
