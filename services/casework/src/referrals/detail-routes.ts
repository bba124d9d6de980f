import {
  BREAK_GLASS_MINUTES,
  correctReferral,
  type Language,
  openElsewhere,
  Problem,
  type ReferralDetails,
  type ReferralStepKind,
  type ReferralWithdrawalReason,
  readReferral,
  resendReferral,
  withdrawReferral,
} from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { closeCase } from '../cases/cases'
import { agents, breakGlass, cases, offices, referralSteps, referrals } from '../db/schema'
import { type Agent, requireAgent, staffFullName } from '../staff/agent'
import { addStep, changeReferral, officeName, ownReferral, requireMove } from './change'
import { invite, type Referral } from './make'
import { searchTextOf } from './search-text'
import { LISTED, referralRow } from './shown'

/** A new round: nothing of it is delivered yet, and the links of earlier ones end. */
const NEW_ROUND = {
  state: 'invited',
  emailOutcome: null,
  emailAt: null,
  smsOutcome: null,
  smsAt: null,
  linkEndsAt: null,
} as const

async function inviteAgain(tx: Tx, referral: Referral, change: Partial<typeof referrals.$inferInsert>): Promise<void> {
  const next = await changeReferral(tx, referral, { ...change, ...NEW_ROUND, round: referral.round + 1 })
  await invite(tx, next, await officeName(tx, next.officeId))
}

/** History with the names of colleagues; staff of other offices stay unnamed. */
async function stepsOf(tx: Tx, referralId: string, language: Language): Promise<ReferralDetails['steps']> {
  const rows = await tx
    .select({ step: referralSteps, firstName: agents.firstName, lastName: agents.lastName })
    .from(referralSteps)
    .leftJoin(agents, eq(agents.accountId, referralSteps.actor))
    .where(eq(referralSteps.referralId, referralId))
    .orderBy(asc(referralSteps.id))
  return rows.map(({ step, firstName, lastName }) => ({
    kind: step.kind as ReferralStepKind,
    at: step.at.toISOString(),
    by: staffFullName({ firstName, lastName }, language),
    detail: step.detail,
  }))
}

async function openedUntil(tx: Tx, referralId: string, agent: Agent, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ until: breakGlass.until })
    .from(breakGlass)
    .where(and(eq(breakGlass.referralId, referralId), eq(breakGlass.agentId, agent.accountId), gt(breakGlass.until, now)))
    .orderBy(desc(breakGlass.until))
    .limit(1)
  return row?.until.toISOString() ?? null
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

interface Reading {
  now: Date
  language: Language
}

export function detailRoutes(kit: ServiceKit): void {
  async function details(tx: Tx, id: string, agent: Agent, { now, language }: Reading): Promise<ReferralDetails> {
    const [listed] = await tx
      .select(LISTED)
      .from(referrals)
      .innerJoin(offices, eq(offices.id, referrals.officeId))
      .leftJoin(agents, eq(agents.accountId, referrals.agentId))
      .where(eq(referrals.id, id))
    if (!listed) throw new Problem('not-found')
    const { referral } = listed
    const [opened] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.referralId, id))
    return {
      ...referralRow(kit.keys, listed, agent, language),
      emailAddress: referral.email,
      phone: referral.phone,
      benefitsAmount: referral.benefitsAmount === null ? null : Number(referral.benefitsAmount),
      language: referral.language,
      emailAt: iso(referral.emailAt),
      smsAt: iso(referral.smsAt),
      round: referral.round,
      endedAt: iso(referral.endedAt),
      withdrawnReason: referral.withdrawnReason as ReferralWithdrawalReason | null,
      caseId: opened?.id ?? null,
      openUntil: referral.officeId === agent.officeId ? null : await openedUntil(tx, id, agent, now),
      version: referral.version,
      steps: await stepsOf(tx, id, language),
    }
  }

  kit.handle(readReferral, ({ params, language, now, read }) =>
    read(async (tx, who) => details(tx, params.id, await requireAgent(tx, who), { now, language })),
  )

  kit.handle(correctReferral, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      requireMove(referral, 'invited')
      if (referral.version !== body.version) throw new Problem('state-conflict', { text: 'casework.referral-changed' })
      const { version: _, ...typed } = body
      const fields = (Object.keys(typed) as (keyof typeof typed)[]).filter((field) => typed[field] !== referral[field])
      const step = fields.length > 0 ? { kind: 'corrected' as const, detail: fields.join(',') } : { kind: 'resent' as const }
      await addStep(tx, referral.id, { ...step, at: now, actor: agent.accountId })
      await inviteAgain(tx, referral, { ...typed, searchText: searchTextOf(typed) })
      return { resource: `referrals/${referral.id}`, answer: {} }
    }),
  )

  kit.handle(resendReferral, ({ params, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      requireMove(referral, 'invited')
      await addStep(tx, referral.id, { kind: 'resent', at: now, actor: agent.accountId })
      await inviteAgain(tx, referral, {})
      return { resource: `referrals/${referral.id}`, answer: {} }
    }),
  )

  kit.handle(withdrawReferral, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      if (referral.state === 'withdrawn') throw new Problem('state-conflict', { text: 'casework.referral-ended' })
      requireMove(referral, 'withdrawn')
      const changed = await changeReferral(tx, referral, { state: 'withdrawn', endedAt: now, withdrawnReason: body.reason })
      await addStep(tx, referral.id, { kind: 'withdrawn', at: now, actor: agent.accountId, detail: body.reason })
      await emitEvent(tx, 'referral.withdrawn', referral.id, changed.version, {
        referralId: referral.id,
        accountId: referral.accountId,
      })
      await closeCase(tx, referral.id, now)
      return { resource: `referrals/${referral.id}`, answer: {} }
    }),
  )

  kit.handle(openElsewhere, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await requireAgent(tx, who)
      const until = new Date(now.getTime() + BREAK_GLASS_MINUTES * 60_000)
      const [row] = await tx.execute<{ opened: string | null }>(sql`select casework.open_with_reason(
        ${params.id}::uuid, ${body.reason}, ${now}::timestamptz, ${until}::timestamptz) as opened`)
      if (!row?.opened) await refuseToOpen(tx, params.id)
      return { resource: `referrals/${params.id}`, answer: { until: until.toISOString() } }
    }),
  )
}

/** What is the agent's own needs no reason; what is not there is not found. */
async function refuseToOpen(tx: Tx, id: string): Promise<never> {
  await ownReferral(tx, id)
  throw new Problem('state-conflict', { text: 'casework.referral-own-office' })
}
