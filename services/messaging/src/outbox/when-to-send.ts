import type { EmailKind } from '../db/schema'
import { afterQuietHours } from '../sms/quiet-hours'

/**
 * How urgent a text message is. `change`: what somebody counts on is off or at another time. `soon`: something that begins, or must be done, at a time.
 * `calm`: everything else.
 */
type Urgency = 'change' | 'soon' | 'calm'

/** Kinds that are not calm. */
const URGENCY: Partial<Record<EmailKind, Urgency>> = {
  'interview-cancelled': 'change',
  'interview-called-off': 'change',
  'interview-changed': 'change',
  'interview-new-times': 'change',
  'appointment-cancelled': 'change',
  'appointment-moved': 'change',
  'appointment-changed': 'change',
  // With a time it says, beside the decision, that an agreed interview will not take place.
  'application-state': 'change',
  'interview-confirmed': 'soon',
  'interview-reminder': 'soon',
  'interview-to-hold': 'soon',
  'appointment-made': 'soon',
  'appointment-kept': 'soon',
  'appointment-reminder': 'soon',
  'offer-answer-soon': 'soon',
}

/** What begins so soon after the quiet hours does not wait for their end. */
const SOON_HOURS = 2
const HOUR_MS = 3_600_000

/** The reason of what is dropped. */
export const OVER = 'over before it could be sent'

interface Queued {
  kind: EmailKind
  facts: Readonly<Record<string, string>>
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const startOf = ({ facts }: Queued): Date | null => (facts.startsAt ? new Date(facts.startsAt) : null)
/** Without a time nothing is called off: new times are then a question, and a state is news. */
const urgencyOf = (queued: Queued): Urgency =>
  startOf(queued) || queued.facts.answerBy ? (URGENCY[queued.kind] ?? 'calm') : 'calm'

/** They say more than that something is off: a decision, or a question that is open. */
const NEVER_OVER: ReadonlySet<EmailKind> = new Set(['application-state', 'interview-new-times'])

/** Whether what a message is about is over at a time: it began, or the last day to answer has passed. Never for what is about no time. */
export function isOver(queued: Queued, at: Date): boolean {
  if (urgencyOf(queued) === 'calm' || NEVER_OVER.has(queued.kind)) return false
  const start = startOf(queued)
  if (start) return start <= at
  return queued.facts.answerBy !== undefined && queued.facts.answerBy < londonDay.format(at)
}

/** A reminder helps nobody once it is over; other emails still tell what became of it, and mend a calendar. */
const REMINDERS: ReadonlySet<EmailKind> = new Set([
  'interview-reminder',
  'interview-to-hold',
  'appointment-reminder',
  'offer-answer-soon',
])
export const isLateReminder = (queued: Queued, at: Date): boolean => REMINDERS.has(queued.kind) && isOver(queued, at)

/**
 * When a text message is sent: now, at the end of the quiet hours, or never, with the reason. In quiet hours a change goes at once, and so does what
 * begins before they end or within two hours of it; the rest waits. What is over is dropped.
 */
export function whenToText(queued: Queued, now: Date): 'now' | { later: Date } | { dropped: string } {
  if (isOver(queued, now)) return { dropped: OVER }
  const end = afterQuietHours(now)
  if (end <= now) return 'now'
  const urgency = urgencyOf(queued)
  const start = startOf(queued)
  if (urgency === 'change' && start !== null && start > now) return 'now'
  const isSoon = urgency === 'soon' && start !== null && start.getTime() < end.getTime() + SOON_HOURS * HOUR_MS
  return isSoon ? 'now' : { later: end }
}
