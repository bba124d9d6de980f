import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { demandsCatalogue } from './catalogue'

// Few jobs have any, so that the texts are fetched with the first.
const FirstDemands = lazyPart(withCatalogues([demandsCatalogue], () => import('./FirstDemands')))

/** Nothing where all that is demanded is held. */
export function Demands({ match }: { match: MatchExplanation }) {
  const demands = match.demands.filter(({ held }) => !held)
  if (demands.length === 0) return null
  return (
    <Suspense fallback={null}>
      <FirstDemands demands={demands} />
    </Suspense>
  )
}
