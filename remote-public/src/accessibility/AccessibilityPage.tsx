import { ACCESSIBILITY_NAMESPACE } from '../legal/catalogue'
import { LegalText } from '../legal/LegalText'

/** Follows the government's model statement; date and known faults change when the portal is tested again. */
export default function AccessibilityPage() {
  return <LegalText namespace={ACCESSIBILITY_NAMESPACE} />
}
