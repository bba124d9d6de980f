import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { myCase } from './messages.en'

export const MY_CASE_CATALOGUE = 'jobseeker.myCase'
export const myCaseWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.myCase })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.myCase })),
}
export const useMyCaseMessages = createMessages<typeof myCase>(MY_CASE_CATALOGUE)
