import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { common } from '../common'
import { appointmentCatalogue } from './catalogue'

const Section = lazy(withCatalogues([appointmentCatalogue, common], () => import('./Next')))
/** The agent's next appointments, and what waits to be done with others, on the dashboard. */
export function DashboardAppointments() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
