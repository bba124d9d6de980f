import { BRAND, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import type { AppointmentRow } from './schema'

const en = {
  title: (coach: string) => `Appointment with ${coach}`,
  text: `Your appointment with your work coach. Everything about it is in ${BRAND}, and how to ask for another time:`,
  titleForCoach: (client: string) => `Appointment: ${client}`,
  textForCoach: 'The client, and how to change or cancel it:',
}
type Texts = typeof en
const cy: Texts = {
  title: (coach) => `Apwyntiad gyda ${coach}`,
  text: `Eich apwyntiad gyda’ch anogwr gwaith. Mae popeth amdano yn ${BRAND}, a sut i ofyn am amser arall:`,
  titleForCoach: (client) => `Apwyntiad: ${client}`,
  textForCoach: 'Y cleient, a sut i’w newid neu ei ganslo:',
}
const TEXTS: Readonly<Record<Language, Texts>> = { en, cy }

type Reader = { language: Language } & ({ side: 'client' } | { side: 'office'; clientName: string })

/** The calendar file of an appointment for either side: the same entry as in the client's email. */
export function calendarFile({ config }: ServiceKit, row: AppointmentRow, reader: Reader): string {
  const texts = TEXTS[reader.language]
  const isOffice = reader.side === 'office'
  return writeCalendar({
    id: row.id,
    sequence: row.sequence,
    method: row.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    startsAt: row.startsAt,
    minutes: row.minutes,
    title: isOffice ? texts.titleForCoach(reader.clientName) : texts.title(row.agentName),
    place: row.place,
    text: isOffice ? texts.textForCoach : texts.text,
    link: new URL(isOffice ? `/agent/clients/${row.referralId}` : '/appointments', config.origin).href,
    organizer: { name: `${row.officeName} (${BRAND})`, email: config.mailFrom },
    // This service has no email addresses of accounts.
    attendee: null,
    language: reader.language,
    at: row.changedAt,
  })
}
