import { type ApplicationState, CASE_ENTRIES, NO_CONTACT_DAYS } from '@onward/contracts'
import type { KeptEntry } from '../cases/history'
import type { caseEntries, cases, referrals } from '../db/schema'
import type { PlacementRow } from '../placements/schema'
import { londonDay, mondayOf, weekFrom } from './weeks'

const DAY_MS = 86_400_000

/** What is counted of each week, by the functions of `figures.ts` and `placements.ts`. */
export type Counted =
  | 'referrals'
  | 'activations'
  | 'cvs'
  | 'badges'
  | 'applications'
  | 'offers'
  | 'states'
  | 'interviews'
  | 'starts'
  | 'sustained'
  | 'quiet'
  | 'funnel'

/** So many of one kind in a week, naming nobody. */
export interface WeekCount {
  officeId: string
  agentId: string
  monday: string
  what: Counted
  /** An application's state, the days that an activation took, the step of the funnel; else empty. */
  detail: string
  n: number
}

/** An entry with the event that told it, which decides between two of one moment. */
export type PastEntry = KeptEntry & Pick<typeof caseEntries.$inferSelect, 'accountId' | 'eventId'>
/** One referral with all that followed from it. */
export interface Past {
  referral: Pick<typeof referrals.$inferSelect, 'officeId' | 'agentId' | 'createdAt' | 'activatedAt'>
  one: Pick<
    typeof cases.$inferSelect,
    'id' | 'officeId' | 'agentId' | 'openedAt' | 'closedAt' | 'interviewTimes' | 'lastActivityAt'
  > | null
  /** The person's whole history, other cases' too, in order. */
  entries: readonly PastEntry[]
  placements: readonly Pick<PlacementRow, 'officeId' | 'confirmedWeeks' | 'sustainedAt'>[]
}

/** Days with four places: the median is shown with one, and no moment can be told from it. */
const daysBetween = (from: Date, until: Date): string => ((until.getTime() - from.getTime()) / DAY_MS).toFixed(4)
const OFFERED: ReadonlySet<ApplicationState> = new Set(['offered', 'accepted', 'placed'])

/** How far an entry alone brought somebody, by the steps of the funnel. */
function stepOf(entry: KeptEntry): number {
  if (entry.kind === 'cv-analysed') return entry.facts.readable ? 2 : 0
  if (entry.kind === 'application-sent') return 3
  if (entry.kind === 'placement-started') return 6
  if (entry.kind !== 'application-moved') return 0
  return OFFERED.has(entry.facts.state) ? 5 : entry.facts.state === 'interviewed' ? 4 : 3
}
function funnelStep({ referral, entries, placements }: Past): number {
  const followed = placements
    .filter(({ officeId }) => officeId === referral.officeId)
    .map(({ confirmedWeeks: weeks }) => (weeks >= 26 ? 8 : weeks >= 13 ? 7 : 6))
  return Math.max(0, ...followed, ...(referral.activatedAt ? [1, ...entries.map(stepOf)] : []))
}

/**
 * Everything that figures count of one referral, by week: added up with what the others come to, it makes the figures that a query over all of
 * them makes. A test holds both together.
 */
export function countsOf(past: Past): WeekCount[] {
  const { referral, one, entries, placements } = past
  const counts: WeekCount[] = []
  const weekOf = (at: Date) => mondayOf(londonDay(at))
  const add = (by: { officeId: string; agentId: string }, monday: string, what: Counted, detail = '') =>
    counts.push({ officeId: by.officeId, agentId: by.agentId, monday, what, detail, n: 1 })

  const referred = weekOf(referral.createdAt)
  add(referral, referred, 'referrals')
  add(referral, referred, 'funnel', String(funnelStep(past)))
  if (referral.activatedAt)
    add(referral, weekOf(referral.activatedAt), 'activations', daysBetween(referral.createdAt, referral.activatedAt))
  if (!one) return counts

  const { openedAt, closedAt } = one
  const own = entries.filter(({ caseId }) => caseId === null || caseId === one.id)
  // What is counted once for an application in a week, and the last that was told of each application there.
  const once = new Set<string>()
  const latest = new Map<string, { entry: PastEntry; monday: string; state: ApplicationState }>()
  const addOnce = (monday: string, what: Counted, applicationId: string) => {
    const key = `${monday} ${what} ${applicationId}`
    if (!once.has(key)) add(one, monday, what)
    once.add(key)
  }
  for (const entry of own) {
    if (entry.at < openedAt || (closedAt && entry.at > closedAt)) continue
    const monday = weekOf(entry.at)
    if (entry.kind === 'cv-analysed' && entry.facts.readable) add(one, monday, 'cvs')
    if (entry.kind === 'badge-awarded') add(one, monday, 'badges')
    if (entry.kind === 'application-sent') addOnce(monday, 'applications', entry.facts.applicationId)
    if (entry.kind === 'application-moved' && entry.facts.state === 'offered')
      addOnce(monday, 'offers', entry.facts.applicationId)
    if (entry.kind === 'placement-started' && !goesOn(entry, entries)) addOnce(monday, 'starts', entry.facts.applicationId)
    if (entry.kind === 'application-sent' || entry.kind === 'application-moved') {
      const state = entry.kind === 'application-sent' ? ('submitted' as const) : entry.facts.state
      const key = `${monday} ${entry.facts.applicationId}`
      const before = latest.get(key)?.entry
      if (!before || isLater(entry, before)) latest.set(key, { entry, monday, state })
    }
  }
  for (const { monday, state } of latest.values()) add(one, monday, 'states', state)
  for (const at of one.interviewTimes) add(one, weekOf(at), 'interviews')
  for (const { officeId, sustainedAt } of placements)
    if (sustainedAt) add({ officeId, agentId: one.agentId }, weekOf(sustainedAt), 'sustained')
  for (const monday of quietWeeks(one, own)) add(one, monday, 'quiet')
  return counts
}

/** A job that goes on after all. */
const goesOn = (entry: PastEntry & { kind: 'placement-started' }, entries: readonly PastEntry[]): boolean =>
  entries.some(
    (known) => known.kind === entry.kind && known.facts.applicationId === entry.facts.applicationId && known.at < entry.at,
  )

/** Of one moment, what an event tells counts before what none does, and then the later one. */
function isLater(one: PastEntry, before: PastEntry): boolean {
  if (one.at.getTime() !== before.at.getTime()) return one.at > before.at
  if (one.eventId === before.eventId) return one.id > before.id
  return before.eventId === null || (one.eventId !== null && BigInt(one.eventId) > BigInt(before.eventId))
}

/** Mondays of the weeks at whose end the case was open and had seen no contact for so many days. */
function quietWeeks(
  { openedAt, closedAt, lastActivityAt: last }: NonNullable<Past['one']>,
  entries: readonly PastEntry[],
): string[] {
  if (!closedAt) return []
  const contacts = entries.filter(({ kind }) => CASE_ENTRIES[kind].shows).map(({ at }) => at)
  const quiet: string[] = []
  let monday = mondayOf(londonDay(openedAt))
  for (let week = weekFrom(monday); week.until <= closedAt; week = weekFrom(monday)) {
    const before = new Date(week.until.getTime() - NO_CONTACT_DAYS * DAY_MS)
    // As the query has it: what the case knows of its last activity answers where it can, and else the history.
    const knows = last === null || last < before
    const since = knows ? [openedAt, last ?? openedAt] : [openedAt, ...contacts.filter((at) => at < week.until)]
    if (openedAt < before && (knows || last >= week.until) && since.every((at) => at < before)) quiet.push(monday)
    monday = mondayOf(monday, -1)
  }
  return quiet
}
