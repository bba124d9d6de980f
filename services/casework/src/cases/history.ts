import { CASE_ENTRIES, type CaseEntry, EVENTS } from '@onward/contracts'
import { announceChange, runAsSystem, type Tx } from '@onward/database'
import * as v from 'valibot'
import { entryOf, isStored } from './event-entries'
import { addEntries, entriesOf, eventsOf, hasCase, keepSummary, lockOpenCases, lockPeople, personOf } from './history-store'
import { caseSummary } from './stage'
import type { Case } from './store'

/** Something that happened: its kind and facts as in `CASE_ENTRIES`, when, and by which member of staff. */
export type NewEntry = CaseEntry & {
  at: Date
  /** The account of the member of staff; none for the system, the person and employers. */
  actor?: string
  /** The event that it comes from. */
  eventId?: string
}
/** One case, or all cases of a person: events of other services know of no case. */
export type Whose = { caseId: string } | { accountId: string }

/**
 * Adds an entry to the history in the caller's transaction, and updates stage, figures and last activity of the case. Works in any session: the
 * caller has checked that the case is theirs. Does nothing without a case.
 */
export async function recordOnCase(tx: Tx, whose: Whose, { kind, facts, at, actor, eventId }: NewEntry): Promise<void> {
  const checked = v.parse(CASE_ENTRIES[kind].facts as v.GenericSchema<object>, facts)
  await runAsSystem(tx, async () => {
    const accountId = 'accountId' in whose ? whose.accountId : await personOf(tx, whose.caseId)
    if (!accountId) return
    const caseId = 'caseId' in whose ? whose.caseId : null
    if (!caseId && !(await hasCase(tx, accountId))) return
    // Locked first, so that of two writers the second reads the first one's entry.
    const open = await lockOpenCases(tx, accountId)
    await addEntries(tx, [{ accountId, caseId, kind, facts: checked, at, actor: actor ?? null, eventId: eventId ?? null }])
    await refresh(tx, open)
  })
}

/** Updates what lists show of a person's open cases from the history. */
export const refreshCases = (tx: Tx, accountId: string): Promise<void> =>
  runAsSystem(tx, async () => refresh(tx, await lockOpenCases(tx, accountId)))

async function refresh(tx: Tx, open: readonly Case[]): Promise<void> {
  for (const one of open) {
    await announceChange(tx, { accountIds: [one.agentId, one.accountId], changed: ['case'] })
    const summary = caseSummary(await entriesOf(tx, one), one.openedAt)
    await keepSummary(tx, one.id, summary)
  }
}

/**
 * Adds what a person did before their case opened, from the event log. Events that arrive meanwhile wait for this transaction, so that none is
 * lost.
 */
export const addEarlierEntries = (tx: Tx, accountId: string): Promise<void> =>
  runAsSystem(tx, async () => {
    await lockPeople(tx, [accountId])
    const log = await eventsOf(tx, accountId)
    const entries = log.flatMap(({ id, type, payload, at }) => {
      const entry = isStored(type) ? entryOf(type, v.parse(EVENTS[type].payload, payload)) : null
      return entry ? [{ accountId, kind: entry.kind, facts: entry.facts, at: new Date(at), eventId: String(id) }] : []
    })
    if (entries.length > 0) await addEntries(tx, entries)
  })
