import { readJob } from '@onward/contracts/jobs/board'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import {
  deletePracticeAnswer,
  EMPTY_PARTS,
  listPracticeAnswers,
  makeQuestions,
  type PracticeAnswer,
  type PracticeParts,
  type PracticeQuestion,
  savePracticeAnswer,
} from '@onward/contracts/jobseekers/practice'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { ApiError, call } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { advertOf, answerTo, type PracticeJob, practiceJobOf } from './practice'

const MINUTE_MS = 60_000

export const useAnswers = () => useEndpoint(listPracticeAnswers)
export const useMyInterviews = () => useEndpoint(listMyInterviews)
export const useMyProfile = () => useEndpoint(readProfile)

export interface Practice {
  /** Null: general questions. */
  job: PracticeJob | null
  /** The job cannot be read any more. */
  isGone: boolean
  questions: PracticeQuestion[]
  cvRead: boolean
  answers: PracticeAnswer[]
}

/** Practice for one job or in general: its questions and all of the person's answers. */
export function usePractice(jobId: string | null) {
  const job = useEndpoint(readJob, { params: { id: jobId ?? '' } }, { enabled: jobId !== null })
  const answers = useAnswers()
  const isGone = job.error instanceof ApiError && [404, 422].includes(job.error.status)
  const settled = jobId === null || isGone || job.data !== undefined
  const questions = useEndpoint(
    makeQuestions,
    { body: { advert: job.data ? advertOf(job.data) : null } },
    { enabled: settled, staleTime: MINUTE_MS },
  )
  const savedJob = answers.data?.items.find((answer) => answer.job?.id === jobId)?.job ?? null
  const data: Practice | undefined =
    settled && questions.data && answers.data
      ? {
          job: job.data ? practiceJobOf(job.data) : isGone ? savedJob : null,
          isGone,
          questions: questions.data.questions,
          cvRead: questions.data.cvRead,
          answers: answers.data.items,
        }
      : undefined
  const failed = [isGone ? null : job, questions, answers].filter((query) => query?.error)
  return {
    data,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query?.refetch())),
  }
}

const ANSWERS = queryKey(listPracticeAnswers, {})
type List = { items: PracticeAnswer[] }

/** Saves one answer and updates the cache, so that the list never shows an older one. */
export function useSaveAnswer(job: PracticeJob | null, question: PracticeQuestion) {
  const client = useQueryClient()
  const jobId = job?.id ?? null
  return {
    save: async (parts: PracticeParts, version: number): Promise<number> => {
      const answer = await call(savePracticeAnswer, { body: { job, question, parts, version } })
      const saved: PracticeAnswer = {
        id: answer.id,
        job,
        question,
        parts,
        updatedAt: answer.receipt.at,
        version: answer.version,
      }
      client.setQueryData<List>(ANSWERS, (list) => ({
        items: [saved, ...(list?.items.filter(({ id }) => id !== answer.id) ?? [])],
      }))
      return answer.version
    },
    reread: async () => {
      const list = await call(listPracticeAnswers)
      client.setQueryData<List>(ANSWERS, list)
      const saved = answerTo(list.items, jobId, question.key)
      // Deleted in another window: starts empty.
      return saved ? { value: saved.parts, version: saved.version } : { value: EMPTY_PARTS, version: 0 }
    },
  }
}
export const useDeleteAnswer = () => useWrite(deletePracticeAnswer)
