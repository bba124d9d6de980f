import { courseStep, nextCourse, placeOf, stepAddress } from './course-step'

const lesson = (n: number, readAt: string | null = null) => ({ id: `lesson-${n}`, title: `Lesson ${n}`, minutes: 2, readAt })
const course = (of: Partial<Parameters<typeof courseStep>[0]> = {}) => ({
  minutes: 12,
  lessons: [lesson(1), lesson(2), lesson(3)],
  quiz: { questions: 8, answered: null, tries: 0, bestPercent: null, passedAt: null },
  credentialId: null,
  ...of,
})
const AT = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-21T10:00:00.000Z'
const read = [lesson(1, AT), lesson(2, AT), lesson(3, AT)]

test('a new course starts with its first lesson, a started one continues with the first unread one', () => {
  expect(courseStep(course())).toMatchObject({ step: 'start', number: 1, of: 3 })
  const jumped = course({ lessons: [lesson(1, AT), lesson(2), lesson(3, AT)] })
  expect(courseStep(jumped)).toMatchObject({ step: 'lesson', number: 2, of: 3, lesson: { id: 'lesson-2' } })
})

test('after the lessons comes the quiz, with the minutes that are left of the course', () => {
  expect(courseStep(course({ lessons: read }))).toEqual({ step: 'quiz', questions: 8, minutes: 6 })
})

test('an unfinished quiz comes before everything, also in a course with its badge earned', () => {
  const quiz = { questions: 8, answered: 3, tries: 1, bestPercent: null, passedAt: null }
  expect(courseStep(course({ quiz, credentialId: 'x' }))).toEqual({ step: 'goOnQuiz', number: 4, of: 8 })
})

test('a failed quiz is repeated, and a badge earned another way ends the course', () => {
  const quiz = { questions: 8, answered: null, tries: 2, bestPercent: 63, passedAt: null }
  expect(courseStep(course({ lessons: read, quiz }))).toEqual({ step: 'again', percent: 63 })
  expect(courseStep(course({ credentialId: 'x' }))).toEqual({ step: 'done' })
})

test('the course read last is continued, and with all badges earned there is none', () => {
  const [older, newer, fresh] = [course({ lessons: read }), course({ lessons: [lesson(1, LATER), lesson(2)] }), course()]
  expect(nextCourse([fresh, older, newer])).toBe(newer)
  expect(nextCourse([course({ credentialId: 'x' }), fresh])).toBe(fresh)
  expect(nextCourse([course({ credentialId: 'x' })])).toBeNull()
})

test('each step and each part of a course has an address', () => {
  expect(stepAddress('workplace-readiness', courseStep(course()))).toBe('/learning/workplace-readiness#lesson-1')
  expect(stepAddress('workplace-readiness', { step: 'again', percent: 10 })).toBe('/learning/workplace-readiness#quiz')
  expect(['', '#quiz', '#lesson-2', '#main', '#%'].map((hash) => placeOf(hash, read))).toEqual([
    { at: 'start' },
    { at: 'quiz' },
    { at: 'lesson', index: 1 },
    null,
    null,
  ])
})
