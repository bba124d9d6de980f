import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import { Suspense } from 'react'
import { common } from '../common'
import { placementCatalogue } from './catalogue'

const Section = lazyPart(withCatalogues([slotCatalogue, placementCatalogue, common], () => import('./CasePlacements')))
/** The placements of one case, on the client's page. */
export function ClientPlacements({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <Section caseId={caseId} />
    </Suspense>
  )
}
