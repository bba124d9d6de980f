import * as v from 'valibot'
import { endpoint, id, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { BADGE_IDS, type BadgeId } from './learning'

const service = 'learning' as const

/** Each course leads to the badge of the same name. */
export const COURSE_IDS = BADGE_IDS
export const PASS_MARK_PERCENT = 80
/** Badges to come. People join a waiting list. Specification section 6. */
export const FUTURE_BADGE_IDS = ['digital-skills', 'customer-service', 'communication-skills', 'accessibility-support'] as const
export type FutureBadgeId = (typeof FUTURE_BADGE_IDS)[number]
/** Skills in adverts that a course introduces, by taxonomy id. Each has one course. */
export const SKILLS_TAUGHT = {
  'cv-cover-letter-basics': ['written-communication'],
  'interview-preparation': ['communication'],
  'workplace-readiness': ['punctuality', 'teamwork'],
} as const satisfies Record<BadgeId, readonly string[]>
/** The course for a skill; null when there is none. */
export const courseTeaching = (skillId: string): BadgeId | null =>
  COURSE_IDS.find((id) => SKILLS_TAUGHT[id].some((taught) => taught === skillId)) ?? null

const course = v.picklist(COURSE_IDS)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
/** One language at a time, to save data on phones. */
const inLanguage = v.object({ language: v.optional(v.picklist(LANGUAGES), 'en') })

/** Parts of a lesson in reading order, in plain text. */
export const lessonBlock = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('steps'), items: v.array(v.string()) }),
  /** A worked example; `weak` is the version to improve on, if any. */
  v.object({ kind: v.literal('example'), title: v.string(), weak: v.optional(v.string()), strong: v.string(), why: v.string() }),
  /** An exercise of a minute; its answer is not sent. */
  v.object({ kind: v.literal('try'), text: v.string() }),
  v.object({ kind: v.literal('key'), text: v.string() }),
  /** Public help, with its full address. */
  v.object({ kind: v.literal('help'), text: v.string(), href: v.pipe(v.string(), v.url()), label: v.string() }),
])
export type LessonBlock = v.InferOutput<typeof lessonBlock>

const lessonSummary = v.object({ id: slug, title: v.string(), minutes: v.number(), readAt: v.nullable(timestamp) })
const courseSummary = v.object({
  id: course,
  title: v.string(),
  summary: v.string(),
  /** Lessons and quiz together. */
  minutes: v.number(),
  lessons: v.array(lessonSummary),
  quiz: v.object({
    questions: v.number(),
    /** A started attempt and the number of questions answered. */
    answered: v.nullable(v.number()),
    tries: v.number(),
    bestPercent: v.nullable(v.number()),
    passedAt: v.nullable(timestamp),
  }),
  /** Share of lessons and quiz that is done, 0 to 100. */
  percent: v.number(),
  credentialId: v.nullable(id),
})
export type CourseSummary = v.InferOutput<typeof courseSummary>

export const listCourses = endpoint({
  service,
  method: 'GET',
  path: '/courses',
  reads: ['course', 'badge-waiting-list'],
  summary: 'The courses, how far I am, and the badges to come',
  access: ['user'],
  query: inLanguage,
  response: v.object({
    items: v.array(courseSummary),
    future: v.array(v.object({ id: v.picklist(FUTURE_BADGE_IDS), waitingSince: v.nullable(timestamp) })),
  }),
})
export const readCourse = endpoint({
  service,
  method: 'GET',
  path: '/courses/:course',
  reads: ['course'],
  summary: 'A course, its lessons and where I am',
  access: ['user'],
  params: v.object({ course }),
  query: inLanguage,
  response: v.object({
    ...courseSummary.entries,
    /** Learning outcomes. */
    outcomes: v.array(v.string()),
    lessons: v.array(v.object({ ...lessonSummary.entries, blocks: v.array(lessonBlock) })),
  }),
})
export type CourseView = v.InferOutput<(typeof readCourse)['response']>
export const markLessonRead = endpoint({
  service,
  method: 'PUT',
  path: '/courses/:course/lessons/:lesson',
  changes: ['course'],
  summary: 'I have read this lesson',
  access: ['user'],
  params: v.object({ course, lesson: slug }),
  response: written({}),
})

/** A drawn question: answers in the order of this attempt, without the right one. */
export const quizQuestion = v.object({
  id: slug,
  text: v.string(),
  options: v.array(v.object({ id: slug, text: v.string() })),
  /** Set after it is answered. */
  answer: v.nullable(
    v.object({ chosen: slug, right: slug, isRight: v.boolean(), feedback: v.string(), lesson: v.nullable(slug) }),
  ),
})
export type QuizQuestion = v.InferOutput<typeof quizQuestion>
export const quizTry = v.object({
  id,
  startedAt: timestamp,
  questions: v.array(quizQuestion),
  result: v.nullable(v.object({ percent: v.number(), passed: v.boolean(), right: v.number() })),
  credentialId: v.nullable(id),
})
export type QuizTry = v.InferOutput<typeof quizTry>

/** The attempt under way, or the last one; null before the first. */
export const readQuiz = endpoint({
  service,
  method: 'GET',
  path: '/courses/:course/quiz',
  reads: ['course'],
  summary: 'My quiz, to go on where I stopped',
  access: ['user'],
  params: v.object({ course }),
  query: inLanguage,
  response: v.object({ quiz: v.nullable(quizTry) }),
})
/**
 * Draws the questions, or continues an attempt under way. `holder`: signed by `readBadgeHolder` of jobseekers just before; whom the badge
 * will be about.
 */
export const startQuiz = endpoint({
  service,
  method: 'POST',
  path: '/courses/:course/quiz',
  changes: ['course'],
  problems: ['link-expired'],
  summary: 'Start the quiz',
  access: ['user'],
  params: v.object({ course }),
  body: v.object({ holder: v.pipe(v.string(), v.maxLength(4000)) }),
  response: written({ quizId: id }),
})
/**
 * A question is answered once in an attempt; again is `state-conflict`, also when the questions were changed since. The last answer
 * settles the attempt.
 */
export const answerQuestion = endpoint({
  service,
  method: 'PUT',
  path: '/quizzes/:id/answers/:question',
  changes: ['course', 'badge'],
  summary: 'Answer a question of the quiz',
  access: ['user'],
  params: v.object({ id, question: slug }),
  body: v.object({ option: slug }),
  response: written({
    isRight: v.boolean(),
    settled: v.boolean(),
    passed: v.nullable(v.boolean()),
    credentialId: v.nullable(id),
  }),
})

export const joinWaitingList = endpoint({
  service,
  method: 'PUT',
  path: '/waiting-list/:badge',
  changes: ['badge-waiting-list'],
  summary: 'Tell me when this badge is there',
  access: ['user'],
  params: v.object({ badge: v.picklist(FUTURE_BADGE_IDS) }),
  response: written({}),
})
export const leaveWaitingList = endpoint({
  service,
  method: 'DELETE',
  path: '/waiting-list/:badge',
  changes: ['badge-waiting-list'],
  summary: 'Do not tell me any more',
  access: ['user'],
  params: v.object({ badge: v.picklist(FUTURE_BADGE_IDS) }),
  response: written({}),
})

export const courseEndpoints = {
  listCourses,
  readCourse,
  markLessonRead,
  readQuiz,
  startQuiz,
  answerQuestion,
  joinWaitingList,
  leaveWaitingList,
}
