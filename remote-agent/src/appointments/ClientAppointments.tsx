import { withCatalogue } from '@onward/portal-kit/i18n'
import { SLOT_CATALOGUE, slotWords } from '@onward/ui/slot-words'
import { lazy, Suspense } from 'react'
import { APPOINTMENTS_CATALOGUE, appointmentWords } from './words'

const Section = lazy(
  withCatalogue(
    SLOT_CATALOGUE,
    slotWords,
    withCatalogue(APPOINTMENTS_CATALOGUE, appointmentWords, () => import('./OfCase')),
  ),
)
/** The appointments of one case, on the client's page. */
export function ClientAppointments({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <Section caseId={caseId} />
    </Suspense>
  )
}
