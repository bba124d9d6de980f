import { LegalText } from '../legal/LegalText'
import cy from './cy.json'
import en from './en.json'

/** In the form of the government's model statement; its date and its faults change when the portal is tested anew. */
export default function AccessibilityPage() {
  return <LegalText texts={{ en, cy }} />
}
