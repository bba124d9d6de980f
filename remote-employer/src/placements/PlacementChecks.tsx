import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { useChecks } from './api'
import { placementCatalogue } from './catalogue'

const DashboardPlacements = lazyPart(withCatalogues([placementCatalogue, common], () => import('./DashboardPlacements')))
const ApplicationPlacement = lazyPart(withCatalogues([placementCatalogue, common], () => import('./ApplicationPlacement')))

/** Open questions about whether people still work here; nothing when there are none. */
export function PlacementChecks() {
  const items = useChecks().data?.items ?? []
  if (items.length === 0) return null
  return (
    <Suspense>
      <DashboardPlacements items={items} />
    </Suspense>
  )
}
/** The same for one application, once the person has started. */
export function PlacementCheck({ applicationId }: { applicationId: string }) {
  return (
    <Suspense>
      <ApplicationPlacement applicationId={applicationId} />
    </Suspense>
  )
}
