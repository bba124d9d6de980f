import { readBadgeHolder } from '@onward/contracts/jobseekers/cvs'
import {
  answerQuestion,
  type CourseView,
  joinWaitingList,
  leaveWaitingList,
  listCourses,
  readCourse,
  readQuiz,
  startQuiz,
} from '@onward/contracts/learning/courses'
import { listBadges } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { queryKey, refreshAfter, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { useRef, useState } from 'react'

type CourseId = CourseView['id']
const IDLE = { busy: false, error: null, quizId: null }
/** The text does not change while it is read: switching between apps must not fetch it again. */
const LESSONS_STALE_MS = 30 * 60_000

export const useCourses = () => useEndpoint(listCourses, { query: { language: usePortal().language } }, { keepPrevious: true })
export const useBadges = () => useEndpoint(listBadges)
/** The whole course in one answer, so that reading continues offline. */
export const useCourse = (course: CourseId) =>
  useEndpoint(
    readCourse,
    { params: { course }, query: { language: usePortal().language } },
    { keepPrevious: true, staleTime: LESSONS_STALE_MS },
  )
export const useQuiz = (course: CourseId) =>
  useEndpoint(readQuiz, { params: { course }, query: { language: usePortal().language } }, { keepPrevious: true })
/** What a quiz changes elsewhere. Only the course's state is refetched during an attempt, not its text. */
function useQuizState(course: CourseId) {
  const client = useQueryClient()
  return (answered: (before: number | null) => number | null) =>
    client.setQueriesData<CourseView>({ queryKey: queryKey(readCourse) }, (before) =>
      before?.id === course ? { ...before, quiz: { ...before.quiz, answered: answered(before.quiz.answered) } } : before,
    )
}
/** Starts an attempt, or continues the current one. The badge holder's name is signed just before. */
export function useStartQuiz(course: CourseId) {
  const setAnswered = useQuizState(course)
  const [state, setState] = useState<{ busy: boolean; error: unknown; quizId: string | null }>(IDLE)
  const busy = useRef(false)
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState({ ...IDLE, busy: true })
    try {
      const { handover } = await call(readBadgeHolder)
      const { quizId } = await call(startQuiz, { params: { course }, body: { holder: handover } })
      setAnswered((before) => before ?? 0)
      await refreshAfter(startQuiz, readCourse)
      setState({ ...IDLE, quizId })
    } catch (error) {
      setState({ ...IDLE, error })
    } finally {
      busy.current = false
    }
  }
  return { ...state, start }
}
export function useAnswerQuestion(course: CourseId) {
  const setAnswered = useQuizState(course)
  const renew = () => void refreshAfter(answerQuestion)
  return useWrite(answerQuestion, {
    keepOnShow: readCourse,
    onSuccess: ({ settled }) => {
      setAnswered((before) => (settled ? null : (before ?? 0) + 1))
      if (settled) renew()
    },
    // The attempt continued elsewhere, so the cached state is out of date.
    onError: ({ code }) => {
      if (code === 'state-conflict' || code === 'not-found') renew()
    },
  })
}
export const useJoin = () => useWrite(joinWaitingList)
export const useLeave = () => useWrite(leaveWaitingList)
