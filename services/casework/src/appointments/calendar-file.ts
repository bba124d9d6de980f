import { BRAND, fillText, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import { MESSAGES } from '../messages'
import type { AppointmentRow } from './schema'

type Reader = { language: Language } & ({ side: 'client' } | { side: 'office'; clientName: string })

/** The calendar file of an appointment for either side: the same entry as in the client's email. */
export function calendarFile({ config }: ServiceKit, row: AppointmentRow, reader: Reader): string {
  const texts = MESSAGES[reader.language].calendar
  const isOffice = reader.side === 'office'
  return writeCalendar({
    id: row.id,
    sequence: row.sequence,
    method: row.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    startsAt: row.startsAt,
    minutes: row.minutes,
    title: isOffice
      ? fillText(texts.titleForCoach, { client: reader.clientName })
      : fillText(texts.title, { coach: row.agentName }),
    place: row.place,
    text: fillText(isOffice ? texts.textForCoach : texts.text, { brand: BRAND }),
    link: new URL(isOffice ? `/agent/clients/${row.referralId}` : '/appointments', config.origin).href,
    organizer: { name: `${row.officeName} (${BRAND})`, email: config.mailFrom },
    // This service has no email addresses of accounts.
    attendee: null,
    language: reader.language,
    at: row.changedAt,
  })
}
