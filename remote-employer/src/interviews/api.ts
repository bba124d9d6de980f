import { mondayOf } from '@onward/contracts/calendar-days'
import { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { readInterviewWeek } from '@onward/contracts/jobs/interview-week'
import {
  addInterviewNote,
  changeInterview,
  downloadEmployerInterview,
  type INTERVIEW_LISTS,
  listApplicationInterviews,
  listEmployerInterviews,
  proposeInterview,
  settleInterview,
} from '@onward/contracts/jobs/interviews'
import { readOrganisation } from '@onward/contracts/jobs/organisation'
import { type ApiError, addressOf } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export const useApplicationInterviews = (id: string) => useEndpoint(listApplicationInterviews, { params: { id } })
/** Adjustments that the applicant shared. */
export const useApplicant = (id: string | null) =>
  useEndpoint(readEmployerApplication, { params: { id: id ?? '' } }, { enabled: id !== null })
/** Names of the organisation's members: interviewers are often among them. */
export const useColleagues = (): string[] =>
  useEndpoint(readOrganisation).data?.organisation?.members.map(({ name }) => name) ?? []
export const useListed = (list: (typeof INTERVIEW_LISTS)[number]) => usePages(listEmployerInterviews, { query: { list } })

export const useWeek = (day: string) => useEndpoint(readInterviewWeek, { query: { day: mondayOf(day) } }, { keepPrevious: true })

export const usePropose = () => useWrite(proposeInterview)
export const useChange = () => useWrite(changeInterview)
export const useSettle = () => useWrite(settleInterview)
export const useAddNote = () => useWrite(addInterviewNote)

export const calendarAddress = (id: string): string => addressOf(downloadEmployerInterview, { params: { id } })

/** The jobs service's own sentence for a conflict. */
export const explained = (error: ApiError): string | null =>
  error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
