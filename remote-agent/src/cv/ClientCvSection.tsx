import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { cvCatalogue } from './catalogue'

const Titled = lazyPart(withCatalogues([cvCatalogue, common], () => import('./TitledPanel')))

/** On the client's page, once they have an account; fetched only then. */
export function ClientCvSection({ id, name }: { id: string; name: string }) {
  return (
    <Suspense>
      <Titled id={id} name={name} />
    </Suspense>
  )
}
