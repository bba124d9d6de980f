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
import type { ServiceKit } from '@onward/service-kit'
import { verifyHandover } from '@onward/service-kit'
import { holderOf } from '../credentials/credential'
import { liveBadges } from '../credentials/store'
import { placesOf } from '../waiting-list/store'
import type { Chance } from './rules'
import { answersOf, answerTry, noteRead, progressOf, startTry, triesOf } from './store'
import { courseSummary, courseView, tryToShow, tryView } from './view'

export function courseRoutes(kit: ServiceKit, courses: readonly Course[], chance: Chance): void {
  function courseOf(id: string): Course {
    const course = courses.find((one) => one.id === id)
    if (!course) throw new Problem('not-found')
    return course
  }

  kit.handle(listCourses, ({ query, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const [progress, waiting] = await Promise.all([progressOf(tx, accountId), placesOf(tx, accountId)])
      return {
        items: courses.map((course) => courseSummary(course, progress, query.language)),
        future: FUTURE_BADGE_IDS.map((id) => ({
          id,
          waitingSince: waiting.find(({ badge }) => badge === id)?.since.toISOString() ?? null,
        })),
      }
    }),
  )

  kit.handle(readCourse, ({ params, query, read }) => {
    const course = courseOf(params.course)
    return read(async (tx, who) => courseView(course, await progressOf(tx, who.accountId), query.language))
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
      const quiz = tryToShow(course, await triesOf(tx, accountId, course.id))
      if (!quiz) return { quiz: null }
      const [answers, badges] = await Promise.all([answersOf(tx, quiz.id), liveBadges(tx, accountId)])
      return { quiz: tryView(course, quiz, answers, badges.get(course.id) ?? null, query.language) }
    })
  })

  kit.handle(startQuiz, async ({ params, body, principal, now, write }) => {
    const course = courseOf(params.course)
    const route = { from: 'jobseekers', to: 'learning' } as const
    const { payload } = await verifyHandover(kit.keys, route, badgeHolder, body.holder, now)
    if (payload.accountId !== principal.accountId) throw new Problem('not-found')
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
