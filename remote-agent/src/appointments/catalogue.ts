import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type appointments from './messages/en.json'

export const APPOINTMENTS_CATALOGUE = 'agent.appointments'
export const appointmentCatalogue: Catalogue = {
  namespace: APPOINTMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type AppointmentMessages = Translate<typeof appointments>
export const useAppointmentMessages = createMessages<typeof appointments>(APPOINTMENTS_CATALOGUE)
