import type { EventPayload } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { EventFacts, ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { accessLog, referrals } from '../db/schema'

type CoachAct = EventPayload<'coach.act'>

/** What a person is told somebody looked at. */
const LOOKED_AT = { 'cv-looked': 'cv-review', 'matches-found': 'job-matches' } as const

async function keepLook(tx: Tx, told: CoachAct, at: Date): Promise<void> {
  if (!(told.act in LOOKED_AT)) return
  const { accountId, referralId, agentAccountId: agentId, agentName, officeName } = told
  const what = LOOKED_AT[told.act as keyof typeof LOOKED_AT]
  // Of a referral that is forgotten there is nothing left to say who looked at it.
  const [known] = await tx.select({ id: referrals.id }).from(referrals).where(eq(referrals.id, referralId)).for('key share')
  if (!known) return
  await tx.insert(accessLog).values({ accountId, referralId, agentId, agentName, officeName, what, at })
}

/** What the person did about it; nobody of staff did. */
const ANSWERS = {
  'cv-used': 'cv-used-by-client',
  'cv-removed': 'cv-removed-by-client',
  agreed: 'client-shares',
  declined: 'client-shares-nothing',
} as const

function record(tx: Tx, told: CoachAct, { id: eventId, at }: EventFacts): Promise<void> {
  const of = { caseId: told.caseId }
  const { cvId, count, job } = told
  const byAgent = { at, eventId, actor: told.agentAccountId }
  switch (told.act) {
    case 'cv-added':
      return recordOnCase(tx, of, { kind: 'cv-uploaded-for-client', facts: { cvId }, ...byAgent })
    case 'cv-looked':
      return recordOnCase(tx, of, { kind: 'cv-reviewed-for-client', facts: { cvId }, ...byAgent })
    case 'matches-found':
      return recordOnCase(tx, of, { kind: 'matches-found', facts: { count }, ...byAgent })
    case 'job-suggested': {
      const jobs = job ? [{ jobId: job.jobId, jobTitle: job.jobTitle }] : []
      return recordOnCase(tx, of, { kind: 'jobs-suggested', facts: { jobs }, ...byAgent })
    }
    case 'cv-used':
    case 'cv-removed':
    case 'agreed':
    case 'declined':
      return recordOnCase(tx, of, { kind: ANSWERS[told.act], facts: {}, at, eventId })
    default:
      return Promise.resolve()
  }
}

/** What work coaches do with CVs and matches, which other services keep: in the case's history, and among what the person sees of looks. */
export function coachEvents(kit: ServiceKit): void {
  kit.onEvent('coach.act', async (told, tx, event) => {
    await keepLook(tx, told, event.at)
    await record(tx, told, event)
  })
}
