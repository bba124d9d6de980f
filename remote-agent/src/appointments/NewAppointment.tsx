import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import { Suspense } from 'react'
import { common } from '../common'
import { appointmentCatalogue } from './catalogue'

const Form = lazyPart(withCatalogues([slotCatalogue, appointmentCatalogue, common], () => import('./ScheduleForm')))
/** A new appointment of one case, on the client's page. */
export function NewAppointment(of: { caseId: string; onDone(): void }) {
  return (
    <Suspense>
      <Form {...of} />
    </Suspense>
  )
}
