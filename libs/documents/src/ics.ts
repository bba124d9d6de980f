import { BRAND } from '@onward/contracts/brand'
import type { Language } from '@onward/contracts/language'
import { londonTime } from '@onward/contracts/london-time'

/** An appointment as calendars take it. `sequence` rises with every change of it; the id never changes. */
export interface CalendarEvent {
  id: string
  sequence: number
  /** CANCEL takes the event with this id out of the calendar again. */
  method: 'REQUEST' | 'CANCEL'
  startsAt: Date
  minutes: number
  title: string
  place: string
  text: string
  /** Page of the portal that it is about. */
  link: string
  organizer: { name: string; email: string }
  /** Null where nobody in particular is invited: the file is then for whoever opens it (`PUBLISH`). */
  attendee: { name: string; email: string } | null
  language: Language
  /** When this version was made. */
  at: Date
}

/** The rules of the United Kingdom since 1996: calendars that do not know the zone's name read them from here. */
const EUROPE_LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZNAME:BST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const

const MAX_LINE_BYTES = 75

/** A text value: what separates values is escaped, control characters go. RFC 5545, 3.3.11. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n')

/** A parameter in quotes, which can hold neither quotes nor control characters. */
const quoted = (value: string): string => `"${value.replace(/[\u0000-\u001f\u007f"]/g, '')}"`
/** An address that could start another line or parameter is none. */
const address = (value: string): string => `mailto:${value.replace(/[\s\u0000-\u001f\u007f";:,]/g, '')}`
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const local = (at: Date): string => `${londonTime(at).replace(/[-:]/g, '')}00`

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const isTwice = (at: Date): boolean =>
  [-HOUR_MS, HOUR_MS].some((away) => londonTime(new Date(at.getTime() + away)) === londonTime(at))
/**
 * Beginning and end, both in the zone. Where one of them is in the hour that comes twice, both are instants: programs read different ones
 * out of one clock time. An end, no duration: not every program counts a duration across a clock change in real minutes.
 */
function timeLines(starts: Date, minutes: number): string[] {
  const ends = new Date(starts.getTime() + minutes * MINUTE_MS)
  return isTwice(starts) || isTwice(ends)
    ? [`DTSTART:${instant(starts)}`, `DTEND:${instant(ends)}`]
    : [`DTSTART;TZID=Europe/London:${local(starts)}`, `DTEND;TZID=Europe/London:${local(ends)}`]
}

/** Lines of 75 bytes; a letter of several bytes is never cut. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** The invitation, or its cancelling, as an .ics file. */
export function writeCalendar(event: CalendarEvent): string {
  const { method, organizer, attendee, language } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method === 'REQUEST' && !attendee ? 'PUBLISH' : method}`,
    ...EUROPE_LONDON,
    'BEGIN:VEVENT',
    `UID:${event.id}@${BRAND.toLowerCase()}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(event.at)}`,
    ...timeLines(event.startsAt, event.minutes),
    `SUMMARY;LANGUAGE=${language}:${text(event.title)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    `DESCRIPTION;LANGUAGE=${language}:${text(`${event.text}\n${event.link}`)}`,
    `URL:${event.link.replace(/[\s\u0000-\u001f]/g, '')}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${address(organizer.email)}`,
    ...(attendee
      ? [`ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${address(attendee.email)}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
