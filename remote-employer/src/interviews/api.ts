import {
  addInterviewNote,
  changeInterview,
  downloadEmployerInterview,
  type INTERVIEW_LISTS,
  listApplicationInterviews,
  listEmployerInterviews,
  proposeInterview,
  settleInterview,
} from '@onward/contracts/interviews'
import { listEmployerApplications, readEmployerApplication, readEmployerSummary } from '@onward/contracts/jobs'
import { readOrganisation } from '@onward/contracts/organisation'
import { useLive } from '@onward/portal-kit'
import { type ApiError, addressOf } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'

const STALE = {
  invalidates: [
    listApplicationInterviews,
    listEmployerInterviews,
    readEmployerApplication,
    listEmployerApplications,
    readEmployerSummary,
  ],
} as const

export const useApplicationInterviews = (id: string) => useEndpoint(listApplicationInterviews, { params: { id } })
/** What the applicant asked for, as they shared it. */
export const useApplicant = (id: string) => useEndpoint(readEmployerApplication, { params: { id } })
/** Names of everybody who works in the portal for the organisation: whoever interviews is often one of them. */
export const useColleagues = (): string[] =>
  useEndpoint(readOrganisation).data?.organisation?.members.map(({ name }) => name) ?? []
export const useListed = (list: (typeof INTERVIEW_LISTS)[number]) => usePages(listEmployerInterviews, { query: { list } })

export const usePropose = () => useWrite(proposeInterview, STALE)
export const useChange = () => useWrite(changeInterview, STALE)
export const useSettle = () => useWrite(settleInterview, STALE)
export const useAddNote = () => useWrite(addInterviewNote, { invalidates: [listApplicationInterviews] })

export const calendarAddress = (id: string): string => addressOf(downloadEmployerInterview, { params: { id } })

/** Fetches interviews again when the applicant answers, a colleague does something, or a time is near. */
export function useInterviewsLive(): () => void {
  const client = useQueryClient()
  const refresh = () => {
    for (const endpoint of [listApplicationInterviews, listEmployerInterviews, readEmployerApplication])
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
  useLive('employer-applications', refresh)
  return refresh
}

/** The jobs service says in the reader's language who or what was quicker. */
export const explained = (error: ApiError): string | null =>
  error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
