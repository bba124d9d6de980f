import { type CatalogueLoaders, withCatalogue } from '@onward/portal-kit/i18n'

export const BELL_NAMESPACE = 'bell'
const bellCatalogue: CatalogueLoaders = { en: () => import('./messages/en'), cy: () => import('./messages/cy') }

/** What is drawn with the bell's words and with the sentences of notices. */
export const withBellWords = <P>(page: () => Promise<P>) =>
  withCatalogue(BELL_NAMESPACE, bellCatalogue, async () => {
    const [drawn] = await Promise.all([page(), import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeWords())])
    return drawn
  })
