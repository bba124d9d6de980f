import {
  grantCvDownload,
  listEmployerApplications,
  listEmployerJobs,
  moveApplication,
  readEmployerApplication,
  readEmployerSummary,
} from '@onward/contracts/jobs'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type ApplicationFilters, queryOf } from './filters'

export const useApplications = (filters: ApplicationFilters) => usePages(listEmployerApplications, { query: queryOf(filters) })

/** Titles for the job filter. */
export const useJobChoices = () => useEndpoint(listEmployerJobs, { query: { limit: '100' } })

export const useApplication = (id: string) => useEndpoint(readEmployerApplication, { params: { id } })

export const useMove = () =>
  useWrite(moveApplication, { invalidates: [readEmployerApplication, listEmployerApplications, readEmployerSummary] })

/** Asks for the link that works once, then goes to it: the answer is an attachment, so the page stays. */
export const useCvDownload = () => useWrite(grantCvDownload, { onSuccess: ({ url }) => window.location.assign(url) })
