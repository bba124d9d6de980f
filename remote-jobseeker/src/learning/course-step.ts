import type { CourseSummary } from '@onward/contracts/learning/courses'

export type Lesson = Pick<CourseSummary['lessons'][number], 'id' | 'title' | 'minutes' | 'readAt'>
type Known = Pick<CourseSummary, 'minutes' | 'quiz' | 'credentialId'> & { lessons: readonly Lesson[] }

/** The next step in a course; none after `done`. */
export type CourseStep =
  | { step: 'start' | 'lesson'; lesson: Lesson; number: number; of: number }
  | { step: 'quiz'; questions: number; minutes: number }
  | { step: 'goOnQuiz'; number: number; of: number }
  | { step: 'again'; percent: number }
  | { step: 'done' }

/** The course's minutes include lessons and quiz; this is the quiz's share. */
const quizMinutes = ({ minutes, lessons }: Pick<Known, 'minutes' | 'lessons'>): number =>
  Math.max(1, minutes - lessons.reduce((sum, lesson) => sum + lesson.minutes, 0))

/** An unfinished quiz comes first, then lessons in order, then the quiz. A badge, however earned, ends the course. */
export function courseStep(course: Known): CourseStep {
  const { lessons, quiz, credentialId } = course
  if (quiz.answered !== null) return { step: 'goOnQuiz', number: Math.min(quiz.answered + 1, quiz.questions), of: quiz.questions }
  if (credentialId !== null || quiz.passedAt !== null) return { step: 'done' }
  const unread = lessons.findIndex(({ readAt }) => readAt === null)
  const lesson = lessons[unread]
  if (lesson) {
    const started = quiz.tries > 0 || lessons.some(({ readAt }) => readAt !== null)
    return { step: started ? 'lesson' : 'start', lesson, number: unread + 1, of: lessons.length }
  }
  if (quiz.bestPercent !== null) return { step: 'again', percent: quiz.bestPercent }
  return { step: 'quiz', questions: quiz.questions, minutes: quizMinutes(course) }
}

const lastRead = ({ lessons }: Known): string =>
  lessons
    .map(({ readAt }) => readAt ?? '')
    .sort()
    .at(-1) ?? ''

/**
 * The course to continue with: one with an unfinished quiz, otherwise the one read last, otherwise the first without a badge. Null when every badge
 * is earned.
 */
export function nextCourse<C extends Known>(courses: readonly C[]): C | null {
  const open = courses.filter((course) => courseStep(course).step !== 'done')
  const underWay = open.find(({ quiz }) => quiz.answered !== null)
  if (underWay) return underWay
  const [latest] = open.filter((course) => lastRead(course) !== '').sort((a, b) => lastRead(b).localeCompare(lastRead(a)))
  return latest ?? open[0] ?? null
}

export const QUIZ = 'quiz'
export const courseAddress = (course: string): string => `/learning/${course}`
/** Hash of the address of a step. */
export function stepAddress(course: string, step: CourseStep): string {
  if (step.step === 'start' || step.step === 'lesson') return `${courseAddress(course)}#${step.lesson.id}`
  return step.step === 'done' ? courseAddress(course) : `${courseAddress(course)}#${QUIZ}`
}

/** The part of a course that the address names. */
export type Place = { at: 'start' } | { at: 'lesson'; index: number } | { at: 'quiz' }

/** Null for an unknown part, such as the target of "Skip to content". */
export function placeOf(hash: string, lessons: readonly Pick<Lesson, 'id'>[]): Place | null {
  const part = decoded(hash.replace(/^#/, ''))
  if (part === '') return { at: 'start' }
  if (part === QUIZ) return { at: 'quiz' }
  const index = lessons.findIndex(({ id }) => id === part)
  return index < 0 ? null : { at: 'lesson', index }
}
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
