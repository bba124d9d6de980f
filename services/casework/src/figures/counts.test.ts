import { APPLICATION_STATES, type CaseEntry } from '@onward/contracts'
import fc from 'fast-check'
import { countsOf, type Past, type PastEntry } from './counts'

const id = (n: number) => `5b0f1a52-9c1e-4c39-8f53-00000000000${n}`
const HOUR_MS = 3_600_000
const OPENED = new Date('2026-08-31T09:00:00Z')

const job = (n: number) => ({ applicationId: id(n), jobTitle: 'Baker', company: 'Bread & Co' })
const happened = fc.oneof(
  fc.nat(3).map((n): CaseEntry => ({ kind: 'application-sent', facts: job(n) })),
  fc
    .tuple(fc.nat(3), fc.constantFrom(...APPLICATION_STATES))
    .map(
      ([n, state]): CaseEntry => ({ kind: 'application-moved', facts: { ...job(n), state, by: 'employer', interview: null } }),
    ),
  fc.nat(3).map((n): CaseEntry => ({ kind: 'placement-started', facts: { ...job(n), startedOn: '2026-10-01' } })),
)
const history = fc.array(fc.tuple(happened, fc.nat(12 * 7 * 24)), { maxLength: 30 }).map((steps) =>
  steps
    .map(([entry, hours], n): PastEntry => {
      const at = new Date(OPENED.getTime() + hours * HOUR_MS)
      return { ...entry, id: BigInt(n), actor: null, caseId: null, accountId: id(9), eventId: null, at } as unknown as PastEntry
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime()),
)
const past = (entries: readonly PastEntry[]): Past => ({
  referral: { officeId: id(7), agentId: id(8), createdAt: OPENED, activatedAt: OPENED },
  one: { id: id(6), officeId: id(7), agentId: id(8), openedAt: OPENED, closedAt: null, interviewTimes: [], lastActivityAt: null },
  entries,
  placements: [],
})

it('counts as started in a week, of applications by state, as many as started work in it', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const counts = countsOf(past(entries))
      const mondays = (what: string, detail: string) =>
        counts.filter((one) => one.what === what && one.detail === detail).map(({ monday }) => monday)
      expect(mondays('states', 'placed').sort()).toEqual(mondays('starts', '').sort())
    }),
  )
})

it('counts each application at most once a week, by one state', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const states = countsOf(past(entries)).filter(({ what }) => what === 'states')
      for (const monday of new Set(states.map((one) => one.monday)))
        expect(states.filter((one) => one.monday === monday).length).toBeLessThanOrEqual(4)
    }),
  )
})
