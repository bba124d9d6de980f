import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { appointmentCatalogue } from './catalogue'

const Section = lazy(withCatalogues([appointmentCatalogue], () => import('./Next')))
/** The agent's next appointments, and what waits to be done with others, on the dashboard. */
export function DashboardAppointments() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
