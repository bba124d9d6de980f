import { type CaseEntry, EVENTS, type EventPayload, type EventType } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { caseEntries } from '../db/schema'
import { asSystem, holdPeople } from './history'

/** The agreed time of an interview as an application's move tells it: any other state of it has none. */
function movedInterview(told: EventPayload<'application.moved'>['interview']): { id: string; startsAt: string | null } | null {
  if (!told) return null
  return { id: told.id, startsAt: told.state === 'confirmed' ? (told.calendar?.startsAt ?? null) : null }
}
const AGREED = ['confirmed', 'changed']

/** What the history keeps of what other services tell: codes, ids and titles. Null: nothing. */
const TOLD_ENTRIES = {
  'cv.analysed': ({ cvId, refusal }) => ({ kind: 'cv-analysed', facts: { cvId, readable: refusal === null } }),
  // Of the profile nothing is kept but whether it is set up.
  'jobseeker.match-profile': ({ skills, place, position }) => {
    const complete = skills.length > 0 && (place !== null || position !== null)
    return { kind: 'profile-changed', facts: { complete } }
  },
  'badge.awarded': ({ credentialId, badge }) => ({ kind: 'badge-awarded', facts: { credentialId, badge } }),
  'badge.revoked': ({ credentialId, badge }) => ({ kind: 'badge-revoked', facts: { credentialId, badge } }),
  'application.submitted': ({ applicationId, jobTitle, company }) => ({
    kind: 'application-sent',
    facts: { applicationId, jobTitle, company },
  }),
  'application.moved': ({ applicationId, jobTitle, company, state, by, interview }) => ({
    kind: 'application-moved',
    facts: { applicationId, jobTitle, company, state, by, interview: movedInterview(interview) },
  }),
  'interview.changed': ({ interviewId, applicationId, jobTitle, company, about, calendar }) => {
    if (about === 'reminder') return null
    const isAgreed = AGREED.includes(about)
    // Other times are talked about: what was agreed, if anything, stands.
    const interview =
      isAgreed || about === 'cancelled' ? { id: interviewId, startsAt: isAgreed ? (calendar?.startsAt ?? null) : null } : null
    return { kind: 'interview-changed', facts: { applicationId, jobTitle, company, about, interview } }
  },
  'placement.started': ({ applicationId, jobTitle, company, startedOn }) => ({
    kind: 'placement-started',
    facts: { applicationId, jobTitle, company, startedOn },
  }),
} as const satisfies { [T in EventType]?: (told: EventPayload<T>) => CaseEntry | null }
type ToldType = keyof typeof TOLD_ENTRIES
export const TOLD_TYPES = Object.keys(TOLD_ENTRIES) as ToldType[]

const isTold = (type: EventType): type is ToldType => type in TOLD_ENTRIES

/** The entry that an event of the log comes to; null where the history keeps nothing of it. */
export function entryOf<T extends ToldType>(type: T, told: EventPayload<T>): CaseEntry | null {
  return (TOLD_ENTRIES[type] as (told: EventPayload<T>) => CaseEntry | null)(told)
}

/**
 * Reads from the log what a person did while nobody worked with them, into the history of the case that opens in this transaction. What is
 * told meanwhile waits for it, so that nothing falls between.
 */
export const recallTold = (tx: Tx, accountId: string): Promise<void> =>
  asSystem(tx, async () => {
    await holdPeople(tx, [accountId])
    const log = await tx.execute<{ id: string; type: EventType; payload: unknown; at: Date }>(
      sql`select id, type, payload, at from events.told_of(${accountId}::uuid)`,
    )
    const entries = log.flatMap(({ id, type, payload, at }) => {
      const entry = isTold(type) ? entryOf(type, v.parse(EVENTS[type].payload, payload)) : null
      return entry ? [{ accountId, kind: entry.kind, facts: entry.facts, at: new Date(at), eventId: String(id) }] : []
    })
    if (entries.length > 0) await tx.insert(caseEntries).values(entries).onConflictDoNothing()
  })
