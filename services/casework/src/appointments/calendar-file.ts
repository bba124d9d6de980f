import { BRAND, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import { CALENDAR_TEXTS } from './calendar-texts'
import type { AppointmentRow } from './schema'

type ForWhom = { language: Language } & ({ side: 'client' } | { side: 'office'; clientName: string })

/** The calendar file of an appointment as it stands, for either side: the same entry as the one that came by email. */
export function calendarFile({ config }: ServiceKit, row: AppointmentRow, whom: ForWhom): string {
  const texts = CALENDAR_TEXTS[whom.language]
  const isOffice = whom.side === 'office'
  return writeCalendar({
    id: row.id,
    sequence: row.sequence,
    method: row.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    startsAt: row.startsAt,
    minutes: row.minutes,
    title: isOffice ? texts.titleForCoach(whom.clientName) : texts.title(row.agentName),
    place: row.place,
    text: isOffice ? texts.textForCoach : texts.text,
    link: new URL(isOffice ? `/agent/clients/${row.referralId}` : '/appointments', config.origin).href,
    organizer: { name: `${row.officeName} (${BRAND})`, email: config.mailFrom },
    // Addresses are not kept here: the file is for whoever opens it.
    attendee: null,
    language: whom.language,
    at: row.changedAt,
  })
}
