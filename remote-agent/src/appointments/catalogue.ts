import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type appointments from './messages/en.json'

export const APPOINTMENTS_CATALOGUE = 'agent.appointments'
export const appointmentWords: Catalogue = {
  namespace: APPOINTMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type AppointmentWords = Translate<typeof appointments>
/** Words about appointments, in the reader's language. */
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
