import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { common } from '../common'
import { appointmentCatalogue } from './catalogue'

const Section = lazy(withCatalogues([appointmentCatalogue, common], () => import('./Next')))
/** On the dashboard: the agent's next appointments and open tasks about others. */
export function DashboardAppointments() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
