import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { cv } from './messages.en'

export const CV_CATALOGUE = 'agent.cv'
export const cvWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.cv })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cv })),
}
/** Words about a client's CV, and about what a client shares. */
export const useCvMessages = createMessages<typeof cv>(CV_CATALOGUE)
