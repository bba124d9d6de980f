import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { appointments } from './messages.en'

export const APPOINTMENTS_CATALOGUE = 'agent.appointments'
export const appointmentWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.appointments })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.appointments })),
}
export type AppointmentWords = Translate<typeof appointments>
/** Words about appointments, in the reader's language. */
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
