import { LegalText } from './LegalText'
import cy from './terms/cy.json'
import en from './terms/en.json'

export default function TermsPage() {
  return <LegalText texts={{ en, cy }} numbered />
}
