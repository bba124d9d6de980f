import { listMyApplications, readBoard, readJob, readMyApplication, withdrawApplication } from '@onward/contracts/jobs'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export const useApplications = () => usePages(listMyApplications)
export const useLatestApplications = (limit: string) => useEndpoint(listMyApplications, { query: { limit } })
export const useApplication = (id: string) => useEndpoint(readMyApplication, { params: { id } })
export const useWithdraw = () =>
  useWrite(withdrawApplication, { invalidates: [listMyApplications, readMyApplication, readBoard, readJob] })
