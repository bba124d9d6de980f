import { BRAND } from '@onward/contracts/brand'
import type { Language } from '@onward/contracts/language'
import { londonTime } from '@onward/contracts/london-time'
import ICAL from 'ical.js'

/** A calendar event. `sequence` rises with every change; the id never changes. */
export interface CalendarEvent {
  id: string
  sequence: number
  /** CANCEL removes the event with this id from the calendar. */
  method: 'REQUEST' | 'CANCEL'
  startsAt: Date
  minutes: number
  title: string
  place: string
  text: string
  /** The portal page about it. */
  link: string
  organizer: { name: string; email: string }
  /** Null when nobody is invited by name: the file is then for anyone who opens it (`PUBLISH`). */
  attendee: { name: string; email: string } | null
  language: Language
  /** When this version was made. */
  at: Date
}

/** The United Kingdom's rules since 1996, for calendars that do not know the zone's name. */
const LONDON_RULES = [
  'vtimezone',
  [['tzid', {}, 'text', 'Europe/London']],
  [
    ['daylight', clockRule('BST', ['+00:00', '+01:00'], '1996-03-31T01:00:00', 3), []],
    ['standard', clockRule('GMT', ['+01:00', '+00:00'], '1996-10-27T02:00:00', 10), []],
  ],
]
function clockRule(name: string, [from, to]: [string, string], since: string, month: number) {
  return [
    ['tzname', {}, 'text', name],
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    ['dtstart', {}, 'date-time', since],
    ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday: '-1SU' }],
  ]
}

/** A line may have 75 bytes, including the space before a continuation. RFC 5545, 3.1. */
const FOLDED_BYTES = 74

/** Control characters are not allowed in text. RFC 5545, 3.3.11. */
const text = (value: string): string => value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
/** A parameter cannot contain quotes or control characters. */
const parameter = (value: string): string => value.replace(/[\u0000-\u001f\u007f"]/g, '')
/** Removes characters that could start another line or parameter. */
const address = (value: string): string => `mailto:${value.replace(/[\s\u0000-\u001f\u007f";:,]/g, '')}`

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const isTwice = (at: Date): boolean =>
  [-HOUR_MS, HOUR_MS].some((away) => londonTime(new Date(at.getTime() + away)) === londonTime(at))
/**
 * Adds start and end, both in the zone. If one is in the hour that occurs twice, both are written in UTC, because programs read that clock time
 * differently. Uses an end, not a duration: some programs compute durations across a clock change wrongly.
 */
function addTimes(component: ICAL.Component, starts: Date, minutes: number): void {
  const ends = new Date(starts.getTime() + minutes * MINUTE_MS)
  const asInstants = isTwice(starts) || isTwice(ends)
  for (const [name, at] of [
    ['dtstart', starts],
    ['dtend', ends],
  ] as const) {
    const property = new ICAL.Property(name, component)
    property.setValue(asInstants ? instant(at) : ICAL.Time.fromDateTimeString(`${londonTime(at)}:00`))
    if (!asInstants) property.setParameter('tzid', 'Europe/London')
    component.addProperty(property)
  }
}
const instant = (at: Date): ICAL.Time => ICAL.Time.fromDateTimeString(`${at.toISOString().slice(0, 19)}Z`)

function add(component: ICAL.Component, name: string, value: unknown, parameters: Readonly<Record<string, string>> = {}): void {
  const property = component.addPropertyWithValue(name, value)
  for (const [key, each] of Object.entries(parameters)) property.setParameter(key, each)
}

/** The invitation or cancellation, as an .ics file. */
export function writeCalendar(event: CalendarEvent): string {
  const { method, organizer, attendee, language } = event
  const calendar = new ICAL.Component('vcalendar')
  add(calendar, 'version', '2.0')
  add(calendar, 'prodid', `-//${BRAND}//Calendar//EN`)
  add(calendar, 'calscale', 'GREGORIAN')
  add(calendar, 'method', method === 'REQUEST' && !attendee ? 'PUBLISH' : method)
  calendar.addSubcomponent(new ICAL.Component(LONDON_RULES))
  const component = new ICAL.Component('vevent')
  add(component, 'uid', `${event.id}@${BRAND.toLowerCase()}`)
  add(component, 'sequence', event.sequence)
  add(component, 'dtstamp', instant(event.at))
  addTimes(component, event.startsAt, event.minutes)
  add(component, 'summary', text(event.title), { language })
  if (event.place) add(component, 'location', text(event.place))
  add(component, 'description', text(`${event.text}\n${event.link}`), { language })
  add(component, 'url', event.link.replace(/[\s\u0000-\u001f]/g, ''))
  add(component, 'status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
  add(component, 'organizer', address(organizer.email), { cn: parameter(organizer.name) })
  if (attendee) {
    const invited = { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }
    add(component, 'attendee', address(attendee.email), { cn: parameter(attendee.name), ...invited })
  }
  calendar.addSubcomponent(component)
  ICAL.foldLength = FOLDED_BYTES
  return `${calendar.toString()}\r\n`
}
