import type { ServiceKit } from '@onward/service-kit'
import { recordEventAccess } from '../access-log/store'
import { openPlacement } from '../placements/store'
import { coachEntry, entryOf, STORED_EVENTS } from './event-entries'
import { recordOnCase } from './history'

/** What the access log calls a work coach's acts. */
const ACCESSES = { 'cv-looked': 'cv-review', 'matches-found': 'job-matches' } as const

/** What happened is told also when later things happened meanwhile. */
const HISTORY = { evenOvertaken: true } as const

/** What clients do in other services, and what work coaches do there for them, is recorded in the history of their case. */
export function caseEvents(kit: ServiceKit): void {
  for (const type of STORED_EVENTS) {
    kit.onEvent(
      type,
      async (payload, tx, { id: eventId, at }) => {
        const entry = entryOf(type, payload)
        if (entry) await recordOnCase(tx, { accountId: payload.accountId }, { ...entry, at, eventId })
        if ('startedOn' in payload) await openPlacement(tx, payload, at)
      },
      HISTORY,
    )
  }

  kit.onEvent(
    'coach.act',
    async (payload, tx, { id: eventId, at }) => {
      const { act, caseId, accountId, referralId, agentAccountId: agentId, agentName, officeName } = payload
      if (act in ACCESSES) {
        const what = ACCESSES[act as keyof typeof ACCESSES]
        await recordEventAccess(tx, { accountId, referralId, agentId, agentName, officeName, what, at })
      }
      const entry = coachEntry(payload)
      if (entry) await recordOnCase(tx, { caseId }, { ...entry, at, eventId })
    },
    HISTORY,
  )
}
