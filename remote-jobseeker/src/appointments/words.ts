import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { appointments } from './messages.en'

export const APPOINTMENTS_CATALOGUE = 'jobseeker.appointments'
export const appointmentWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.appointments })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.appointments })),
}
/** Words about appointments with the work coach, in the reader's language. */
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
