import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type appointments from './messages/en.json'

export const APPOINTMENTS_CATALOGUE = 'jobseeker.appointments'
export const appointmentWords: Catalogue = {
  namespace: APPOINTMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words about appointments with the work coach, in the reader's language. */
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
