import { NOTICE_KINDS } from '@onward/contracts'
import fc from 'fast-check'
import { afterQuietHours } from '../sms/quiet-hours'
import { isLateReminder, OVER, whenToText } from './when-to-send'

const NIGHT = new Date('2026-11-21T23:30:00Z')
const DAY = new Date('2026-11-21T14:00:00Z')
const END = new Date('2026-11-22T08:00:00.000Z')
const DROPPED = { dropped: OVER }
const at = (startsAt: string) => ({ startsAt })

it.each([
  ['an interview that is cancelled', 'interview-cancelled', at('2026-11-22T07:30:00Z'), 'now'],
  ['one that is cancelled next month', 'interview-cancelled', at('2026-12-20T09:00:00Z'), 'now'],
  ['one at another time, whatever the earlier one was', 'interview-changed', at('2026-12-20T09:00:00Z'), 'now'],
  ['other times for an agreed interview', 'interview-new-times', at('2026-11-22T09:00:00Z'), 'now'],
  ['times to choose from, where none was agreed', 'interview-new-times', {}, { later: END }],
  ['other times after the agreed one has passed', 'interview-new-times', at('2026-11-21T09:00:00Z'), { later: END }],
  ['a rejection that calls an interview off', 'application-state', { state: 'rejected', ...at('2026-11-22T09:00:00Z') }, 'now'],
  ['an offer', 'application-state', { state: 'offered' }, { later: END }],
  ['an appointment that is moved', 'appointment-moved', at('2026-11-30T09:00:00Z'), 'now'],
  ['a reminder of what begins at nine', 'interview-reminder', at('2026-11-22T09:00:00Z'), 'now'],
  ['a reminder of what begins at ten', 'interview-reminder', at('2026-11-22T10:00:00Z'), { later: END }],
  ['an appointment made for the early morning', 'appointment-made', at('2026-11-22T07:45:00Z'), 'now'],
  ['a reminder of what began', 'interview-reminder', at('2026-11-21T23:00:00Z'), DROPPED],
  ['a cancellation of what would have begun', 'interview-cancelled', at('2026-11-21T23:00:00Z'), DROPPED],
  ['an offer whose last day to answer is today', 'offer-answer-soon', { answerBy: '2026-11-21' }, { later: END }],
  ['an offer whose last day to answer is over', 'offer-answer-soon', { answerBy: '2026-11-20' }, DROPPED],
  ['a question about a placement', 'placement-check', { weeks: '13' }, { later: END }],
] as const)('at night: %s', (_what, kind, facts, when) => {
  expect(whenToText({ kind, facts }, NIGHT)).toEqual(when)
})

it('by day everything goes at once, unless it is over', () => {
  for (const kind of NOTICE_KINDS) expect(whenToText({ kind, facts: at('2026-11-21T15:00:00Z') }, DAY)).toBe('now')
  expect(whenToText({ kind: 'appointment-reminder', facts: at('2026-11-21T14:00:00Z') }, DAY)).toEqual(DROPPED)
})

it('what waits until the end of the quiet hours is looked at again then, and dropped when it is over', () => {
  const offer = { kind: 'offer-answer-soon', facts: { answerBy: '2026-11-21' } } as const
  expect(whenToText(offer, NIGHT)).toEqual({ later: END })
  expect(whenToText(offer, END)).toEqual(DROPPED)
})

it('nothing that is about a time waits until after it', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 30 * 24 * 60 }),
      fc.constantFrom('interview-cancelled', 'interview-reminder', 'appointment-made', 'appointment-moved' as const),
      (now, minutes, kind) => {
        const startsAt = new Date(now.getTime() + minutes * 60_000)
        const when = whenToText({ kind, facts: at(startsAt.toISOString()) }, now)
        return (
          when === 'now' || ('later' in when && when.later < startsAt && when.later.getTime() === afterQuietHours(now).getTime())
        )
      },
    ),
  )
})

it('an emailed reminder of what began is dropped; an email that calls off is not', () => {
  const facts = at('2026-11-21T13:00:00Z')
  expect(isLateReminder({ kind: 'interview-reminder', facts }, DAY)).toBe(true)
  expect(isLateReminder({ kind: 'interview-cancelled', facts }, DAY)).toBe(false)
})
