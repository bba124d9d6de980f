import { answerInterview, answerOffer, listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications, readMyApplication, withdrawApplication } from '@onward/contracts/jobs/own-applications'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export const useApplications = () => usePages(listMyApplications)
/** Enough to find one that waits for an answer. */
export const useLatestApplications = () => useEndpoint(listMyApplications, { query: { limit: '20' } })
export const useApplication = (id: string) => useEndpoint(readMyApplication, { params: { id } })
export const useWithdraw = () => useWrite(withdrawApplication)
/** The newest interview of an application; fetched only where there can be one. */
export const useInterview = (applicationId: string) => useEndpoint(listMyInterviews, { query: { application: applicationId } })
export const useInterviews = (enabled: boolean) => useEndpoint(listMyInterviews, {}, { enabled })
export const useAnswerInterview = () => useWrite(answerInterview)
export const useAnswerOffer = () => useWrite(answerOffer)
