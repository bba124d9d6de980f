import type { Pay } from '@onward/contracts/jobs/pay'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Disclosure, Skeleton } from '@onward/ui/frame'
import { Suspense, useState } from 'react'
import { useMessages } from '../catalogue'
import { common } from '../common'
import { betterOffCatalogue } from './catalogue'

const OfAdvert = lazyPart(withCatalogues([betterOffCatalogue, common], () => import('./OfAdvert')))

export interface BetterOffProps {
  pay: Pay | null
  /** Hours per week; null where the advert does not say. */
  hours: number | null
}
/** The estimate beside an advert, folded away; rules, figures and texts are fetched when it is first opened. */
export function BetterOff({ pay, hours }: BetterOffProps) {
  const t = useMessages()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure summary={t('betterOff.fold')} onOpen={() => setOpened(true)}>
      {opened ? (
        <Suspense fallback={<Skeleton label={t('common.loading')} />}>
          <OfAdvert pay={pay} hours={hours} />
        </Suspense>
      ) : (
        // Visible only without scripts.
        <BetterOffLink />
      )}
    </Disclosure>
  )
}

/** Link to the estimator's own page. */
export function BetterOffLink() {
  const t = useMessages()
  return <Link to="/better-off">{t('betterOff.link')}</Link>
}
