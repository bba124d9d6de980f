import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy, Suspense } from 'react'
import { useChecks } from './api'
import { placementWords } from './words'

const OfDashboard = lazy(withCatalogues([placementWords], () => import('./OfDashboard')))
const OfApplication = lazy(withCatalogues([placementWords], () => import('./OfApplication')))

/** People of whom somebody is asked whether they still work here. Nothing while nobody is. */
export function PlacementChecks() {
  const items = useChecks().data?.items ?? []
  if (items.length === 0) return null
  return (
    <Suspense>
      <OfDashboard items={items} />
    </Suspense>
  )
}
/** The same for the person of one application, once they started. */
export function PlacementCheck({ applicationId }: { applicationId: string }) {
  return (
    <Suspense>
      <OfApplication applicationId={applicationId} />
    </Suspense>
  )
}
