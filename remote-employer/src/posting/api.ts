import { listEmployerJobs, postJob, readEmployerSummary } from '@onward/contracts/jobs'
import { useWrite } from '@onward/portal-kit/queries'

/** Posts a job; the lists that show it are fetched again. */
export const usePostJob = () => useWrite(postJob, { invalidates: [listEmployerJobs, readEmployerSummary] })
