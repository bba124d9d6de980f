import { answerInterview, answerOffer, listMyInterviews } from '@onward/contracts/interviews'
import { listMyApplications, readBoard, readJob, readMyApplication, withdrawApplication } from '@onward/contracts/jobs'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export const useApplications = () => usePages(listMyApplications)
export const useLatestApplications = (limit: string) => useEndpoint(listMyApplications, { query: { limit } })
export const useApplication = (id: string) => useEndpoint(readMyApplication, { params: { id } })
export const useWithdraw = () =>
  useWrite(withdrawApplication, { invalidates: [listMyApplications, readMyApplication, listMyInterviews, readBoard, readJob] })
/** The newest interview of an application; asked for only where there can be one. */
export const useInterview = (applicationId: string) => useEndpoint(listMyInterviews, { query: { application: applicationId } })
export const useInterviews = (enabled: boolean) => useEndpoint(listMyInterviews, {}, { enabled })
const ANSWERED = [listMyInterviews, listMyApplications, readMyApplication]
export const useAnswerInterview = () => useWrite(answerInterview, { invalidates: ANSWERED })
export const useAnswerOffer = () => useWrite(answerOffer, { invalidates: ANSWERED })
