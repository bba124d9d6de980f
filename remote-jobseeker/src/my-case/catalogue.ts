import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type myCase from './messages/en.json'

export const MY_CASE_CATALOGUE = 'jobseeker.myCase'
export const myCaseCatalogue: Catalogue = {
  namespace: MY_CASE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useMyCaseMessages = createMessages<typeof myCase>(MY_CASE_CATALOGUE)
