import type { FromAbroad } from '@onward/contracts/jobseekers/from-abroad'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { abroadCatalogue } from './catalogue'

const AbroadCard = lazyPart(withCatalogues([abroadCatalogue, common], () => import('./AbroadCard')))

/** The card about papers from abroad, fetched only for a CV that names some. */
export function FromCvAbroad({ abroad }: { abroad: FromAbroad | undefined }) {
  if (!abroad) return null
  return (
    <Suspense fallback={null}>
      <AbroadCard abroad={abroad} />
    </Suspense>
  )
}
