import { londonInstant, londonInstants, londonTime, nearestLondonTimes } from '@onward/contracts/london-time'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { type CalendarEvent, writeCalendar } from './ics'

const event: CalendarEvent = {
  id: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0001',
  sequence: 0,
  method: 'REQUEST',
  startsAt: new Date('2027-03-27T14:30:00Z'),
  minutes: 45,
  title: 'Interview: Care Assistant',
  place: 'Calder House, Leeds',
  text: 'Bring something with your name on it.',
  link: 'https://onward.example/applications/1',
  organizer: { name: 'Calder "Care"; Ltd', email: 'no-reply@onward.example' },
  attendee: { name: 'Amina', email: 'amina@demo.onward.example' },
  language: 'en',
  at: new Date('2026-11-21T10:00:00Z'),
}

/** Reads the file as another program would: with the file's own time zone rules. */
function readBack(change: Partial<CalendarEvent>) {
  const file = writeCalendar({ ...event, ...change })
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const read = new ICAL.Event(component)
  const utc = (time: ICAL.Time) => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone
    return time.toJSDate().toISOString()
  }
  return { file, calendar, component, read, starts: utc(read.startDate.clone()), ends: utc(read.endDate.clone()) }
}

test.each([
  ['the day before the clocks go forward', '2027-03-27T14:30:00.000Z'],
  ['the last minute of winter time', '2027-03-28T00:59:00.000Z'],
  ['the first minute of summer time', '2027-03-28T01:00:00.000Z'],
  ['the day the clocks go forward', '2027-03-28T08:00:00.000Z'],
  ['the day before the clocks go back', '2027-10-30T08:00:00.000Z'],
  ['the first of the two hours', '2027-10-31T00:30:00.000Z'],
  ['the second of the two hours', '2027-10-31T01:30:00.000Z'],
  ['the day the clocks go back', '2027-10-31T09:00:00.000Z'],
  ['another year', '2031-07-01T12:00:00.000Z'],
])('another program reads the same instant on %s', (_, startsAt) => {
  expect(readBack({ startsAt: new Date(startsAt) }).starts).toBe(startsAt)
})

test('an hour is an hour on the night the clocks change', () => {
  const { file } = readBack({ startsAt: new Date('2027-03-28T00:30:00Z'), minutes: 60 })
  expect(file).toContain('DTSTART;TZID=Europe/London:20270328T003000')
  expect(file).toContain('DTEND;TZID=Europe/London:20270328T023000')
})

test('a changed and a cancelled interview is the same event with a higher sequence', () => {
  const first = readBack({})
  const cancelled = readBack({ sequence: 2, method: 'CANCEL' })
  expect(cancelled.read.uid).toBe(first.read.uid)
  expect([first.read.sequence, cancelled.read.sequence]).toEqual([0, 2])
  expect([first.calendar, cancelled.calendar].map((one) => one.getFirstPropertyValue('method'))).toEqual(['REQUEST', 'CANCEL'])
  expect(cancelled.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('Welsh letters arrive whole, and its language is named', () => {
  const title = 'Cyfweliad: Cynorthwyydd Gofal â’r tîm yn Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Ynys Môn'
  const { read, component } = readBack({ language: 'cy', title })
  expect(read.summary).toBe(title)
  expect(component.getFirstProperty('summary')?.getParameter('language')).toBe('cy')
})

const NAMES = [
  'Zoë Łukasiewicz-Şahin',
  'O’Brien',
  "O'Brien",
  '王小明',
  'Siân ap Gwilym; "Cae, Ffynnon"',
  '\u{1f469}\u200d\u{1f9bd} Ada',
]
const CLOCK_CHANGES = [
  '2027-03-28T00:59:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-10-31T00:30:00.000Z',
  '2027-10-31T01:30:00.000Z',
]

test.each(NAMES)(
  'another program reads %s whole, in both languages, on both sides of both clock changes, agreed and cancelled',
  (name) => {
    for (const startsAt of CLOCK_CHANGES) {
      for (const language of ['en', 'cy'] as const) {
        for (const method of ['REQUEST', 'CANCEL'] as const) {
          const { file, read, component, starts, ends } = readBack({
            startsAt: new Date(startsAt),
            minutes: 90,
            method,
            language,
            title: language === 'en' ? `Interview: ${name}, Care Assistant` : `Cyfweliad: ${name}, Cynorthwyydd Gofal`,
            // Long enough to be folded in the middle of letters of two, three and four bytes.
            place: `${name}, `.repeat(12),
            organizer: { name, email: 'a@b.example' },
            attendee: { name, email: 'c@d.example' },
          })
          expect(read.summary).toContain(name)
          expect(read.location).toBe(`${name}, `.repeat(12))
          for (const who of ['organizer', 'attendee']) {
            // A parameter cannot contain a quote: only the quote is left out.
            expect(component.getFirstProperty(who)?.getParameter('cn')).toBe(name.replace(/"/g, ''))
          }
          expect([starts, Date.parse(ends) - Date.parse(starts)]).toEqual([startsAt, 90 * 60_000])
          for (const line of file.split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
            // A letter split across lines would not decode.
            expect(Buffer.from(line).toString()).not.toContain('\ufffd')
          }
        }
      }
    }
  },
)

test('a file without an attendee names nobody, and can be cancelled', () => {
  const open = readBack({ attendee: null })
  expect(open.calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(open.component.getFirstProperty('attendee')).toBeNull()
  expect(readBack({ attendee: null, method: 'CANCEL' }).calendar.getFirstPropertyValue('method')).toBe('CANCEL')
})

test('whatever is typed stays in its own value, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const { file, read, calendar } = readBack({
        title: `x${typed}`,
        place: typed,
        organizer: { name: typed, email: 'a@b.example' },
      })
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      expect(calendar.getAllProperties().map(({ name }) => name)).toEqual(['version', 'prodid', 'calscale', 'method'])
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const cleaned = typed.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      expect(read.summary).toBe(`x${cleaned}`)
    }),
  )
})

test('an hour that occurs twice has two instants, and a skipped one has neighbours', () => {
  expect(londonInstants('2027-10-31T01:30').map((at) => at.toISOString())).toEqual([
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T01:30:00.000Z',
  ])
  expect(londonInstants('2027-10-31T02:00')).toHaveLength(1)
  expect(londonInstants('2027-03-28T01:59')).toEqual([])
  expect(nearestLondonTimes('2027-03-28T01:30')).toEqual(['2027-03-28T00:59', '2027-03-28T02:00'])
  expect(nearestLondonTimes('2027-02-30T10:00')).toBeNull()
  expect(nearestLondonTimes('yesterday')).toBeNull()
})

test('clock times and instants convert both ways, except in the skipped hour', () => {
  expect(londonInstant('2027-03-28T01:30')).toBeNull()
  expect(londonInstant('2027-02-30T10:00')).toBeNull()
  expect(londonInstant('2027-03-28T02:00')?.toISOString()).toBe('2027-03-28T01:00:00.000Z')
  expect(londonInstant('2027-10-31T01:30')?.toISOString()).toBe('2027-10-31T00:30:00.000Z')
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }), (at) => {
      const local = londonTime(at)
      const again = londonInstant(local)
      expect(again && londonTime(again)).toBe(local)
    }),
  )
})
