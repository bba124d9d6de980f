import type { Bilingual, CourseSummary, CourseView, Language, LessonBlock, QuizQuestion, QuizTry } from '@onward/contracts'
import type { Block, Course } from '@onward/courses'
import type { LessonReadRow, QuizAnswerRow, QuizRow } from '../db/schema'
import { canGoOn, type DrawnQuestion, questionsOf, stillInBank } from './rules'

/** Estimated seconds to read a question and choose. */
const QUESTIONS_PER_MINUTE = 3

/** A person's progress in all courses, the newest try first, with the answers of unfinished tries. */
export interface Progress {
  reads: readonly LessonReadRow[]
  tries: readonly QuizRow[]
  answers: readonly QuizAnswerRow[]
  /** Live badges: course → credential. */
  credentials: ReadonlyMap<string, string>
}

const isLive = (quiz: QuizRow): boolean => quiz.settledAt === null && quiz.droppedAt === null

export function courseSummary(course: Course, progress: Progress, language: Language): CourseSummary {
  const readAt = new Map(progress.reads.filter((one) => one.course === course.id).map((one) => [one.lesson, one.readAt]))
  const tries = progress.tries.filter((one) => one.course === course.id)
  const live = tries.find((one) => isLive(one) && canGoOn(course, one.questions))
  const settled = tries.filter((one) => one.settledAt !== null)
  const passes = settled.flatMap(({ passed, settledAt }) => (passed && settledAt ? [settledAt.getTime()] : []))
  const questions = questionsOf(course)
  const lessonsRead = course.lessons.filter(({ id }) => readAt.has(id)).length
  return {
    id: course.id,
    title: course.title[language],
    summary: course.summary[language],
    minutes: course.lessons.reduce((sum, { minutes }) => sum + minutes, 0) + Math.ceil(questions / QUESTIONS_PER_MINUTE),
    lessons: course.lessons.map(({ id, title, minutes }) => ({
      id,
      title: title[language],
      minutes,
      readAt: readAt.get(id)?.toISOString() ?? null,
    })),
    quiz: {
      questions,
      answered: live ? progress.answers.filter(({ quizId }) => quizId === live.id).length : null,
      tries: settled.length,
      bestPercent: settled.length > 0 ? Math.max(...settled.map(({ percent }) => percent ?? 0)) : null,
      passedAt: passes.length > 0 ? new Date(Math.min(...passes)).toISOString() : null,
    },
    percent: Math.round(((lessonsRead + (passes.length > 0 ? 1 : 0)) / (course.lessons.length + 1)) * 100),
    credentialId: progress.credentials.get(course.id) ?? null,
  }
}

export function courseView(course: Course, progress: Progress, language: Language): CourseView {
  const summary = courseSummary(course, progress, language)
  return {
    ...summary,
    outcomes: course.outcomes.map((one) => one[language]),
    lessons: summary.lessons.map((lesson, index) => ({
      ...lesson,
      blocks: (course.lessons[index]?.blocks ?? []).map((block) => inLanguage(block, language)),
    })),
  }
}

function inLanguage(block: Block, language: Language): LessonBlock {
  const say = (text: Bilingual) => text[language]
  switch (block.kind) {
    case 'list':
    case 'steps':
      return { kind: block.kind, items: block.items.map(say) }
    case 'example': {
      const { title, weak, strong, why } = block
      return { kind: 'example', title: say(title), ...(weak && { weak: say(weak) }), strong: say(strong), why: say(why) }
    }
    case 'help':
      return { kind: 'help', text: say(block.text), href: block.href, label: say(block.label) }
    default:
      return { kind: block.kind, text: say(block.text) }
  }
}

/** The try to continue, or the last finished one. `tries` of this course, newest first. */
export const tryToShow = (course: Course, tries: readonly QuizRow[]): QuizRow | null =>
  tries.find((one) => isLive(one) && canGoOn(course, one.questions)) ?? tries.find((one) => one.settledAt !== null) ?? null

export function tryView(
  course: Course,
  quiz: QuizRow,
  answers: readonly QuizAnswerRow[],
  credentialId: string | null,
  language: Language,
): QuizTry {
  const { settledAt, percent, passed, rightAnswers } = quiz
  return {
    id: quiz.id,
    startedAt: quiz.startedAt.toISOString(),
    questions: quiz.questions.flatMap((drawn) => {
      const answer = answers.find(({ question }) => question === drawn.id)
      return questionView(course, drawn, answer, language) ?? []
    }),
    result:
      settledAt && percent !== null && passed !== null && rightAnswers !== null ? { percent, passed, right: rightAnswers } : null,
    credentialId: passed ? credentialId : null,
  }
}

/** Null when the question was removed: a finished try is shown without it. The right option is sent only after the answer. */
function questionView(
  course: Course,
  drawn: DrawnQuestion,
  answer: QuizAnswerRow | undefined,
  language: Language,
): QuizQuestion | null {
  const question = stillInBank(course, drawn)
  if (!question) return null
  const option = (id: string) => question.options.find((one) => one.id === id)
  return {
    id: question.id,
    text: question.text[language],
    options: drawn.options.map((id) => ({ id, text: option(id)?.text[language] ?? '' })),
    answer: answer
      ? {
          chosen: answer.chosen,
          right: answer.rightOption,
          isRight: answer.chosen === answer.rightOption,
          feedback: option(answer.chosen)?.feedback[language] ?? '',
          lesson: course.lessons.some(({ id }) => id === question.lesson) ? question.lesson : null,
        }
      : null,
  }
}
