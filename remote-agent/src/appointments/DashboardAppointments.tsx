import { withCatalogue } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { APPOINTMENTS_CATALOGUE, appointmentWords } from './words'

const Section = lazy(withCatalogue(APPOINTMENTS_CATALOGUE, appointmentWords, () => import('./Next')))
/** The agent's next appointments, and what waits to be done with others, on the dashboard. */
export function DashboardAppointments() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
