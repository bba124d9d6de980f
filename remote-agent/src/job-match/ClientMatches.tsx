import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { jobMatchCatalogue } from './catalogue'

const Section = lazyPart(withCatalogues([jobMatchCatalogue, common], () => import('./OneClientMatches')))
/** The job matches of one client, on their page. */
export function ClientMatches({ id, name }: { id: string; name: string }) {
  return (
    <Suspense>
      <Section id={id} name={name} />
    </Suspense>
  )
}
