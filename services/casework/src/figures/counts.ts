import { type ApplicationState, CASE_ENTRIES, NO_CONTACT_DAYS } from '@onward/contracts'
import type { StoredEntry } from '../cases/history-store'
import type { caseEntries, cases, referrals } from '../db/schema'
import type { CasePlacement } from '../placements/schema'
import { londonDay, mondayOf, weekFrom } from './weeks'

const DAY_MS = 86_400_000

/** Whose figures: an office's, or one agent's part of them. */
export interface Scope {
  officeId: string
  agentId?: string
}

/** What the functions of `store.ts` count of each week. */
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

/** How many of one kind there were in a week, without a name. */
export interface WeekCount {
  officeId: string
  agentId: string
  monday: string
  what: Counted
  /** An application's state, the days that an activation took, the step of the funnel; else empty. */
  detail: string
  n: number
}

/** An entry with its event, which orders two entries of one moment. */
export type PastEntry = StoredEntry & Pick<typeof caseEntries.$inferSelect, 'accountId' | 'eventId'>
/** One referral with all that followed from it. */
export interface Past {
  referral: Pick<typeof referrals.$inferSelect, 'officeId' | 'agentId' | 'createdAt' | 'activatedAt'>
  one: Pick<
    typeof cases.$inferSelect,
    'id' | 'officeId' | 'agentId' | 'openedAt' | 'closedAt' | 'interviewTimes' | 'lastActivityAt'
  > | null
  /** The person's whole history, other cases' too, in order. */
  entries: readonly PastEntry[]
  placements: readonly Pick<CasePlacement, 'officeId' | 'confirmedWeeks' | 'sustainedAt'>[]
}

/** Days with four decimals: the median is shown with one, and nobody can work out the exact time. */
const daysBetween = (from: Date, until: Date): string => ((until.getTime() - from.getTime()) / DAY_MS).toFixed(4)
const OFFERED: ReadonlySet<ApplicationState> = new Set(['offered', 'accepted', 'placed'])

/** How far an entry alone brought somebody, by the steps of the funnel. */
function stepOf(entry: StoredEntry): number {
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

/** What figures count of one referral, by week. The sum over all referrals equals what the queries of `store.ts` count; a test compares them. */
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
  // Some kinds count once per application and week; of states the last in the week counts.
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
    if (entry.kind === 'placement-started' && !isRestart(entry, entries)) {
      addOnce(monday, 'starts', entry.facts.applicationId)
      latest.set(`${monday} ${entry.facts.applicationId}`, { entry, monday, state: 'placed' })
    }
    // Started is what the start of the job says.
    if (entry.kind === 'application-sent' || (entry.kind === 'application-moved' && entry.facts.state !== 'placed')) {
      const state = entry.kind === 'application-sent' ? ('submitted' as const) : entry.facts.state
      const key = `${monday} ${entry.facts.applicationId}`
      const known = latest.get(key)
      if (!known || (known.state !== 'placed' && isLater(entry, known.entry))) latest.set(key, { entry, monday, state })
    }
  }
  for (const { monday, state } of latest.values()) add(one, monday, 'states', state)
  for (const at of one.interviewTimes) add(one, weekOf(at), 'interviews')
  for (const { officeId, sustainedAt } of placements)
    if (sustainedAt) add({ officeId, agentId: one.agentId }, weekOf(sustainedAt), 'sustained')
  for (const monday of quietWeeks(one, own)) add(one, monday, 'quiet')
  return counts
}

/** Whether the job had started before: an end that was recorded by mistake. */
const isRestart = (entry: PastEntry & { kind: 'placement-started' }, entries: readonly PastEntry[]): boolean =>
  entries.some(
    (known) => known.kind === entry.kind && known.facts.applicationId === entry.facts.applicationId && known.at < entry.at,
  )

/** Of two entries of one moment, one with an event is later than one without. */
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
    // As in the query: the case's own last activity decides where it can, else the history.
    const knows = last === null || last < before
    const since = knows ? [openedAt, last ?? openedAt] : [openedAt, ...contacts.filter((at) => at < week.until)]
    if (openedAt < before && (knows || last >= week.until) && since.every((at) => at < before)) quiet.push(monday)
    monday = mondayOf(monday, -1)
  }
  return quiet
}
