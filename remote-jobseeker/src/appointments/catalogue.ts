import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type appointments from './messages/en.json'

export const APPOINTMENTS_CATALOGUE = 'jobseeker.appointments'
export const appointmentCatalogue: Catalogue = {
  namespace: APPOINTMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
