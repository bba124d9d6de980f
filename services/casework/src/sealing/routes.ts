import { randomUUID } from 'node:crypto'
import {
  answerSealRequest,
  askToOpenSealed,
  listSealedRecords,
  nameCoachOfSealed,
  Problem,
  REASON_STATED,
  readSeal,
  sealRecord,
  unsealRecord,
} from '@onward/contracts'
import { asSystem, type Database, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { recordAccess } from '../access-log/store'
import { niHashOf } from '../referrals/ni-number'
import { colleagueAtWork, findAgent, requireAgent } from '../staff/agent-store'
import { handOnReferrals } from '../staff/hand-on'
import type { Seal } from './schema'
import {
  accountOf,
  addSeal,
  addSealRequest,
  administratorsBut,
  answerRequest,
  endSeal,
  liveSealRequests,
  liveSeals,
  lockSealRequest,
  lockSealWithoutCoach,
  mySeal,
  referralOfNumber,
  referralsOfSeal,
  remindRequestsBefore,
  sealOfPerson,
  setKeeper,
  tellSealed,
} from './store'

const HOUR_MS = 3_600_000

/** Where the person reads who may open their record. */
async function tellPerson(
  tx: Tx,
  seal: Seal,
  {
    agentId,
    what,
    purpose = '',
    at,
  }: { agentId: string | null; what: 'sealed' | 'unsealed' | 'sealed-open'; purpose?: string; at: Date },
): Promise<void> {
  const accountId = await accountOf(tx, seal)
  if (!accountId) throw new Problem('not-found')
  const agent = agentId && (await findAgent(tx, agentId))
  const by = { agentId: agentId || seal.sealedBy, agentName: agent ? agent.name : '', officeName: agent ? agent.officeName : '' }
  await recordAccess(tx, { accountId, referralId: seal.referralId, what, purpose, at, ...by })
}

/**
 * Records that staff read only by a named administrator's yes. What is closed is decided by the policies of the database alone
 * (`casework.sealed_from_me`); these routes say who may.
 */
export function sealingRoutes(kit: ServiceKit): void {
  kit.handle(listSealedRecords, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const items = await liveSeals(tx)
      const requests = await liveSealRequests(tx)
      return {
        items: items.map(({ sealedAt, ...one }) => ({ ...one, sealedAt: new Date(sealedAt).toISOString() })),
        requests: requests.map(({ askedAt, until, ...one }) => ({
          ...one,
          askedAt: new Date(askedAt).toISOString(),
          until: until && new Date(until).toISOString(),
        })),
      }
    }),
  )

  kit.handle(sealRecord, ({ body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const referral = await referralOfNumber(tx, niHashOf(kit.keys, body.niNumber))
      if (!referral) throw new Problem('not-found', { text: 'casework.seal-nobody' })
      if (await sealOfPerson(tx, referral)) throw new Problem('already-exists', { text: 'casework.seal-sealed' })
      const { reason, words } = body
      const by = { keeperId: referral.agentId, sealedBy: who.accountId, sealedAt: now }
      const seal = await addSeal(tx, { referralId: referral.id, reason, words, ...by })
      await tellPerson(tx, seal, { agentId: seal.keeperId, what: 'sealed', at: now })
      await tellSealed(tx, seal)
      return { resource: `referrals/${referral.id}/seal`, answer: { id: seal.id, why: REASON_STATED } }
    }),
  )

  kit.handle(unsealRecord, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      if (await lockSealWithoutCoach(tx, params.id)) throw new Problem('state-conflict', { text: 'casework.seal-name-coach' })
      const seal = await endSeal(tx, params.id, { words: body.words, by: who.accountId, at: now })
      if (!seal) throw new Problem('not-found')
      await tellPerson(tx, seal, { agentId: seal.keeperId, what: 'unsealed', at: now })
      await tellSealed(tx, seal)
      return { resource: `referrals/${seal.referralId}/unsealing`, answer: { why: REASON_STATED } }
    }),
  )

  kit.handle(answerSealRequest, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const found = await lockSealRequest(tx, params.id)
      if (!found) throw new Problem('not-found')
      const { request, seal } = found
      if (request.agentId === who.accountId) throw new Problem('not-allowed', { text: 'casework.seal-own-request' })
      const until = body.yes ? new Date(now.getTime() + body.hours * HOUR_MS) : null
      await answerRequest(tx, request.id, { by: who.accountId, at: now, until })
      if (until) {
        await tellPerson(tx, seal, { agentId: request.agentId, what: 'sealed-open', purpose: request.words, at: now })
        await tellSealed(tx, seal)
      }
      const { agentId, id } = request
      await emitEvent(tx, 'seal.answered', id, 1, { agentAccountId: agentId, referralId: seal.referralId, yes: until !== null })
      const answer = { until: until?.toISOString() ?? null }
      return { resource: `referrals/${seal.referralId}/seal-answer`, answer }
    }),
  )

  kit.handle(nameCoachOfSealed, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const seal = await lockSealWithoutCoach(tx, params.id)
      if (!seal) throw new Problem('not-found')
      const { ids, officeId } = await referralsOfSeal(tx, seal)
      const to = await colleagueAtWork(tx, body.agentId, officeId)
      if (!to) throw new Problem('invalid-input', { errors: [{ field: 'agentId', text: 'casework.hand-on-no-such-colleague' }] })
      await setKeeper(tx, seal, to.accountId)
      await handOnReferrals(tx, ids, to, now)
      return { resource: `referrals/${seal.referralId}/seal-coach`, answer: {} }
    }),
  )

  // A day later once more: a request that nobody saw is a client whom nobody helps.
  const schedule = { everyMinutes: 30, most: 200, of: 'requests', rest: 'no-longer-due' } as const
  kit.cron('casework.remind-of-seal-requests', schedule, async (most) => {
    await remindOfSealRequests(kit.db, kit.clock(), most)
  })

  kit.handle(readSeal, ({ params, read }) =>
    read(async (tx, who) => {
      await requireAgent(tx, who)
      const seal = await mySeal(tx, params.id)
      const answered = seal?.until ? ('ended' as const) : ('declined' as const)
      const asked = seal?.askedAt ? (seal.answeredAt ? answered : ('waiting' as const)) : null
      return { sealed: seal !== null, asked, askedAt: seal?.askedAt ? new Date(seal.askedAt).toISOString() : null }
    }),
  )

  kit.handle(askToOpenSealed, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const seal = await mySeal(tx, params.id)
      if (!seal) throw new Problem('not-found')
      if (seal.askedAt && !seal.answeredAt) throw new Problem('state-conflict', { text: 'casework.seal-asked' })
      const id = randomUUID()
      await addSealRequest(tx, { id, sealId: seal.sealId, agentId: agent.accountId, words: body.words, askedAt: now })
      await tellAdministrators(tx, { id, agentId: agent.accountId }, false)
      return { resource: `referrals/${params.id}/seal-request`, answer: { id, why: REASON_STATED } }
    }),
  )
}

/** Tells those who may answer: every administrator but whoever asks. */
async function tellAdministrators(tx: Tx, { id, agentId }: { id: string; agentId: string }, again: boolean): Promise<void> {
  const administrators = await administratorsBut(tx, agentId)
  if (administrators.length > 0) await emitEvent(tx, 'seal.requested', id, again ? 2 : 1, { administrators, again })
}

/** Tells again of at most so many requests that nobody answered for a day, and gives how many. */
export const remindOfSealRequests = (db: Database, now: Date, most: number): Promise<number> =>
  db.withSystem(async (tx) => {
    const waiting = await remindRequestsBefore(tx, new Date(now.getTime() - 24 * HOUR_MS), now, most)
    for (const one of waiting) await tellAdministrators(tx, one, true)
    return waiting.length
  })
