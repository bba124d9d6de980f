import { readPrefill } from '@onward/contracts/casework/referral-facts'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Suspense } from 'react'
import { common } from '../common'
import { fromReferralCatalogue } from './catalogue'

const Card = lazyPart(withCatalogues([fromReferralCatalogue, common], () => import('./FromReferralCard')))

/** Shown on the profile until the person has checked the referral's facts; fetched only then. */
export function FromReferral() {
  const { data } = useEndpoint(readPrefill)
  if (!data?.referralId) return null
  return (
    <Suspense>
      <Card referralId={data.referralId} />
    </Suspense>
  )
}
