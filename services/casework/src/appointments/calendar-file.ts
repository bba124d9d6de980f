import { BRAND, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import type { AppointmentRow } from './schema'
import { APPOINTMENT_WORDS } from './words'

type ForWhom = { language: Language } & ({ side: 'client' } | { side: 'office'; clientName: string })

/** The calendar file of an appointment as it stands, for either side: the same entry as the one that came by email. */
export function calendarFile({ config }: ServiceKit, row: AppointmentRow, whom: ForWhom): string {
  const words = APPOINTMENT_WORDS[whom.language]
  const isOffice = whom.side === 'office'
  return writeCalendar({
    id: row.id,
    sequence: row.sequence,
    method: row.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    startsAt: row.startsAt,
    minutes: row.minutes,
    title: isOffice ? words.titleForCoach(whom.clientName) : words.title(row.agentName),
    place: row.place,
    text: isOffice ? words.textForCoach : words.text,
    link: new URL(isOffice ? `/agent/clients/${row.referralId}` : '/appointments', config.origin).href,
    organizer: { name: `${row.officeName} (${BRAND})`, email: config.mailFrom },
    // Addresses are not kept here: the file is for whoever opens it.
    attendee: null,
    language: whom.language,
    at: row.changedAt,
  })
}
