import { readBoard, readJob, readMatchSummary } from '@onward/contracts/jobs/board'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { readCvLines } from '@onward/contracts/jobseekers/cv-lines'
import { listCvs, readCv, setCvVisibility } from '@onward/contracts/jobseekers/cvs'
import {
  deleteLetter,
  type Letter,
  listLetters,
  readLetter,
  readWritingHelp,
  saveLetter,
  setWritingHelp,
  startLetter,
  writeLetter,
} from '@onward/contracts/jobseekers/letters'
import { listBadges } from '@onward/contracts/learning/learning'
import { call } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

const inWork = (state: string | undefined) => state === 'waiting' || state === 'reading'
// Live updates announce stages; the position in the queue needs polling.
const POSITION_MS = 4_000

export const useCvList = (enabled: boolean) => useEndpoint(listCvs, {}, { enabled })
export const useCv = (id: string) =>
  useEndpoint(readCv, { params: { id } }, { refetchInterval: (answer) => (inWork(answer?.cv.state) ? POSITION_MS : false) })
/** The text lines of an analysed CV. */
export const useCvLines = (id: string) => useEndpoint(readCvLines, { params: { id } })

export const useLetters = (cvId: string) => useEndpoint(listLetters, { query: { cvId } })
export const useWriteLetter = () => useWrite(writeLetter)
export const useStartLetter = () => useWrite(startLetter)
export const useDeleteLetter = () => useWrite(deleteLetter)
export const useWritingHelp = () => useEndpoint(readWritingHelp)
export const useSetWritingHelp = () => useWrite(setWritingHelp)

/** Saves a draft and updates the cached lists, so that going back never shows an older text. */
export function useSaveDraft(letter: Letter) {
  const client = useQueryClient()
  return {
    save: async ({ body }: { body: string }, version: number): Promise<number> => {
      const answer = await call(saveLetter, { params: { id: letter.id }, body: { body, version } })
      client.setQueriesData<{ items: Letter[] }>(
        { queryKey: queryKey(listLetters) },
        (known) =>
          known && {
            items: known.items.map((each) => (each.id === letter.id ? { ...each, body, version: answer.version } : each)),
          },
      )
      return answer.version
    },
    reread: async () => {
      const { body, version } = await call(readLetter, { params: { id: letter.id } })
      return { value: { body }, version }
    },
  }
}

const JOB_COUNT = '8'
/** Jobs to choose from: saved, matching and applied for. */
export function useKnownJobs(enabled: boolean) {
  const saved = useEndpoint(readBoard, { query: { saved: 'true', limit: JOB_COUNT } }, { enabled })
  const summary = useEndpoint(readMatchSummary, {}, { enabled })
  const applications = useEndpoint(listMyApplications, { query: { limit: JOB_COUNT } }, { enabled })
  return { saved, summary, applications }
}
export const useFoundJobs = (q: string) =>
  useEndpoint(readBoard, { query: { q, limit: JOB_COUNT } }, { enabled: q !== '', keepPrevious: true })
export const useChosenJob = (id: string | null) => useEndpoint(readJob, { params: { id: id ?? '' } }, { enabled: id !== null })

export const useBadges = () => useEndpoint(listBadges)
export const useSetVisibility = () => useWrite(setCvVisibility)
