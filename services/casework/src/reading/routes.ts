import {
  allowReveals,
  answerReadingQuestion,
  askAboutReading,
  listMyReadingQuestions,
  listUnusualReading,
  MORE_REVEALS,
  noteReadingAnswer,
  Problem,
  READING_DAYS,
  REASON_STATED,
  REVEALS_OUTSIDE_A_DAY,
} from '@onward/contracts'
import { asSystem, emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { daysFrom, londonDay } from '../figures/weeks'
import { findAgent } from '../staff/agent-store'
import {
  addAllowance,
  addAnswer,
  addQuestion,
  agentsAtLimit,
  allowedMore,
  answerMine,
  type FoundReading,
  questionsTo,
  unusualReadingSince,
} from './store'

const DAY_MS = 86_400_000

function readingView({ questionId, question, askedAt, answer, notedAt, notedBy, at, ...found }: FoundReading) {
  return {
    ...found,
    at: new Date(at).toISOString(),
    question:
      questionId === null || question === null || askedAt === null
        ? null
        : {
            id: questionId,
            text: question,
            askedAt: new Date(askedAt).toISOString(),
            answer,
            notedAt: notedAt && new Date(notedAt).toISOString(),
            byAgent: notedBy !== null && notedBy === found.agentId,
          },
  }
}

/** For administrators: reading that is unusual, what they asked about it, and more reveals for one agent on one day. */
export function readingRoutes(kit: ServiceKit): void {
  kit.handle(listUnusualReading, ({ now, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const found = await unusualReadingSince(tx, new Date(now.getTime() - READING_DAYS * DAY_MS))
      const today = londonDay(now)
      const atLimit = await agentsAtLimit(tx, daysFrom(today, 1).from, today, REVEALS_OUTSIDE_A_DAY)
      return { items: found.map(readingView), atLimit: [...atLimit] }
    }),
  )

  kit.handle(askAboutReading, ({ body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const found = await unusualReadingSince(tx, new Date(now.getTime() - READING_DAYS * DAY_MS))
      const { kind, agentId, referralId, day, question } = body
      const isListed = found.some(
        (one) => one.kind === kind && one.agentId === agentId && one.referralId === referralId && one.day === day,
      )
      if (!isListed) throw new Problem('not-found')
      const id = await addQuestion(tx, { kind, agentId, referralId, day, question, askedBy: who.accountId, askedAt: now })
      if (!id) throw new Problem('state-conflict', { text: 'casework.reading-asked' })
      if (agentId) await emitEvent(tx, 'reading.asked', id, 1, { agentAccountId: agentId })
      const resource = referralId ? `referrals/${referralId}/reading` : `staff/${agentId}/reading`
      return { resource, answer: { id, why: REASON_STATED } }
    }),
  )

  kit.handle(noteReadingAnswer, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const noted = { answer: body.answer, notedBy: who.accountId, notedAt: now }
      if (!(await addAnswer(tx, params.id, noted))) throw new Problem('not-found')
      return { resource: `reading-questions/${params.id}`, answer: { why: REASON_STATED } }
    }),
  )

  kit.handle(listMyReadingQuestions, ({ read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const asked = await questionsTo(tx, who.accountId)
      return {
        items: asked.map(({ askedAt, answeredAt, ...one }) => ({
          ...one,
          askedAt: new Date(askedAt).toISOString(),
          answeredAt: answeredAt && new Date(answeredAt).toISOString(),
        })),
      }
    }),
  )

  kit.handle(answerReadingQuestion, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const askedBy = await answerMine(tx, params.id, { answer: body.answer, notedBy: who.accountId, notedAt: now })
      if (!askedBy) throw new Problem('not-found')
      await emitEvent(tx, 'reading.answered', params.id, 1, { askedBy })
      return { resource: `reading-questions/${params.id}`, answer: { why: REASON_STATED } }
    }),
  )

  kit.handle(allowReveals, ({ params, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      if (!(await findAgent(tx, params.id))) throw new Problem('not-found')
      if (params.id === who.accountId) throw new Problem('not-allowed', { text: 'casework.reveal-own-limit' })
      const day = londonDay(now)
      await addAllowance(tx, { agentId: params.id, day, more: MORE_REVEALS, givenBy: who.accountId, at: now })
      return {
        resource: `staff/${params.id}/reveals`,
        answer: { allowed: REVEALS_OUTSIDE_A_DAY + (await allowedMore(tx, params.id, day)) },
      }
    }),
  )
}
