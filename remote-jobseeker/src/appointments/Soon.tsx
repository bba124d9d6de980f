import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { isToCome, useMyAppointments } from './api'
import { appointmentCatalogue } from './catalogue'

const Section = lazy(withCatalogues([appointmentCatalogue], () => import('./SoonSection')))

/** On the dashboard, where something is arranged; its words are fetched then alone. */
export function AppointmentsSoon() {
  const found = useMyAppointments()
  const now = new Date()
  const toCome = found.data?.items.filter((one) => isToCome(one, now)) ?? []
  if (toCome.length === 0) return null
  return (
    <Suspense>
      <Section items={toCome} />
    </Suspense>
  )
}
