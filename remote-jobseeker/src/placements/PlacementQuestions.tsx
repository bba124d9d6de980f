import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { useMyPlacements } from './api'
import { placementCatalogue } from './catalogue'

const StillThere = lazyPart(withCatalogues([placementCatalogue, common], () => import('./StillThere')))

/** On the dashboard, while a milestone is asked about; its texts are fetched only then. */
export function PlacementQuestions() {
  const items = (useMyPlacements().data?.items ?? []).flatMap((one) => (one.check ? [{ ...one, check: one.check }] : []))
  if (items.length === 0) return null
  return (
    <Suspense>
      <StillThere items={items} />
    </Suspense>
  )
}
