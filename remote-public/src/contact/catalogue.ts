import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type faults from './faults/en.json'

export const CONTACT_FAULTS_NAMESPACE = 'public.contactFaults'
export const contactFaultCatalogue: Catalogue = {
  namespace: CONTACT_FAULTS_NAMESPACE,
  load: (language) => import(`./faults/${language}.json`),
}
export const useContactFaultMessages = createMessages<typeof faults>(CONTACT_FAULTS_NAMESPACE)
