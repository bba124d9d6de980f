import { type Catalogue, withCatalogues } from '@onward/portal-kit/i18n'

export const BELL_NAMESPACE = 'bell'
const bellCatalogue: Catalogue = { namespace: BELL_NAMESPACE, load: (language) => import(`./messages/${language}.json`) }

/** A page with the bell's texts and the sentences of notices. */
export const withBellCatalogues = <P>(page: () => Promise<P>) =>
  withCatalogues([bellCatalogue], async () => {
    const [drawn] = await Promise.all([
      page(),
      import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeCatalogue()),
    ])
    return drawn
  })
