import { withCatalogue } from '@onward/portal-kit/i18n'
import { SLOT_CATALOGUE, slotWords } from '@onward/ui/slot-words'
import { lazy, Suspense } from 'react'
import { PLACEMENTS_CATALOGUE, placementWords } from './words'

const Section = lazy(
  withCatalogue(
    SLOT_CATALOGUE,
    slotWords,
    withCatalogue(PLACEMENTS_CATALOGUE, placementWords, () => import('./OfCase')),
  ),
)
/** The placements of one case, on the client's page. */
export function ClientPlacements({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <Section caseId={caseId} />
    </Suspense>
  )
}
