import { randomUUID } from 'node:crypto'
import {
  answerQuestion,
  badgeHolder,
  FUTURE_BADGE_IDS,
  listCourses,
  markLessonRead,
  Problem,
  readCourse,
  readQuiz,
  startQuiz,
} from '@onward/contracts'
import type { Course } from '@onward/courses'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { verifyHandover } from '@onward/service-kit'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { holderOf } from '../credentials/credential'
import { credentials, lessonReads, quizAnswers, quizzes, waitingList } from '../db/schema'
import type { Chance } from './draw'
import { type Done, shownCourse, shownSummary, shownTry, tryToShow } from './shown'
import { answerTry, noteRead, startTry } from './tries'

export function courseRoutes(kit: ServiceKit, courses: readonly Course[], chance: Chance): void {
  function courseOf(id: string): Course {
    const course = courses.find((one) => one.id === id)
    if (!course) throw new Problem('not-found')
    return course
  }

  kit.handle(listCourses, ({ query, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const [done, waiting] = await Promise.all([
        doneBy(tx, accountId),
        tx
          .select()
          .from(waitingList)
          .where(and(eq(waitingList.accountId, accountId), isNull(waitingList.toldAt))),
      ])
      return {
        items: courses.map((course) => shownSummary(course, done, query.language)),
        future: FUTURE_BADGE_IDS.map((id) => ({
          id,
          waitingSince: waiting.find(({ badge }) => badge === id)?.since.toISOString() ?? null,
        })),
      }
    }),
  )

  kit.handle(readCourse, ({ params, query, read }) => {
    const course = courseOf(params.course)
    return read(async (tx, who) => shownCourse(course, await doneBy(tx, who.accountId), query.language))
  })

  kit.handle(markLessonRead, ({ params, now, write }) => {
    const course = courseOf(params.course)
    return write(async (tx, who) => {
      await noteRead(tx, course, params.lesson, who.accountId, now)
      return { resource: `courses/${course.id}/lessons/${params.lesson}`, answer: {} }
    })
  })

  kit.handle(readQuiz, ({ params, query, read }) => {
    const course = courseOf(params.course)
    return read(async (tx, who) => {
      const accountId = who.accountId
      const tries = await tx
        .select()
        .from(quizzes)
        .where(and(eq(quizzes.accountId, accountId), eq(quizzes.course, course.id)))
        .orderBy(desc(quizzes.startedAt), desc(quizzes.id))
      const quiz = tryToShow(course, tries)
      if (!quiz) return { quiz: null }
      const [answers, badges] = await Promise.all([
        tx.select().from(quizAnswers).where(eq(quizAnswers.quizId, quiz.id)),
        liveBadges(tx, accountId),
      ])
      return { quiz: shownTry(course, quiz, answers, badges.get(course.id) ?? null, query.language) }
    })
  })

  kit.handle(startQuiz, async ({ params, body, principal, now, write }) => {
    const course = courseOf(params.course)
    const route = { from: 'jobseekers', to: 'learning' } as const
    const { payload } = await verifyHandover(kit.keys, route, badgeHolder, body.holder, now)
    if (payload.accountId !== principal?.accountId) throw new Problem('not-found')
    const holder = holderOf(payload.email)
    return write(async (tx, who) => {
      const started = { id: randomUUID(), accountId: who.accountId, holder, at: now, chance }
      const quizId = await startTry(tx, course, started)
      return { resource: `quizzes/${quizId}`, answer: { quizId } }
    })
  })

  kit.handle(answerQuestion, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const answer = await answerTry(tx, kit, courses, {
        quizId: params.id,
        accountId: who.accountId,
        question: params.question,
        option: body.option,
        at: now,
        credentialId: randomUUID(),
      })
      return { resource: `quizzes/${params.id}`, answer }
    }),
  )
}

async function liveBadges(tx: Tx, accountId: string): Promise<Done['credentials']> {
  const rows = await tx
    .select({ badge: credentials.badge, id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.accountId, accountId), isNull(credentials.revokedAt)))
  return new Map(rows.map(({ badge, id }) => [badge, id]))
}

async function doneBy(tx: Tx, accountId: string): Promise<Done> {
  const unsettled = tx
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.accountId, accountId), isNull(quizzes.settledAt), isNull(quizzes.droppedAt)))
  // Together, so that they cost one round trip.
  const [reads, tries, answers, badges] = await Promise.all([
    tx.select().from(lessonReads).where(eq(lessonReads.accountId, accountId)),
    tx.select().from(quizzes).where(eq(quizzes.accountId, accountId)).orderBy(desc(quizzes.startedAt), desc(quizzes.id)),
    tx.select().from(quizAnswers).where(inArray(quizAnswers.quizId, unsettled)),
    liveBadges(tx, accountId),
  ])
  return { reads, tries, answers, credentials: badges }
}
