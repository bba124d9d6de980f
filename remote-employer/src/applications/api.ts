import {
  grantCvDownload,
  listEmployerApplications,
  listEmployerJobs,
  moveApplication,
  readEmployerApplication,
  readEmployerSummary,
} from '@onward/contracts/jobs'
import { downloadDisclosedCv } from '@onward/contracts/jobseekers'
import { download } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type ApplicationFilters, queryOf } from './filters'

export const useApplications = (filters: ApplicationFilters) => usePages(listEmployerApplications, { query: queryOf(filters) })

/** Titles for the job filter. */
export const useJobChoices = () => useEndpoint(listEmployerJobs, { query: { limit: '100' } })

export const useApplication = (id: string) => useEndpoint(readEmployerApplication, { params: { id } })

export const useMove = () =>
  useWrite(moveApplication, { invalidates: [readEmployerApplication, listEmployerApplications, readEmployerSummary] })

/**
 * Asks for the link that works once and follows it. It is fetched rather than gone to, so that a refusal is said on this page instead of
 * replacing it.
 */
export const useCvDownload = (filename: string) =>
  useWrite(grantCvDownload, {
    onSuccess: async ({ url }) => {
      const link = new URL(url, window.location.origin)
      const [, id = ''] = /\/disclosures\/([^/]+)\/cv$/.exec(link.pathname) ?? []
      await download(downloadDisclosedCv, { params: { id }, query: { grant: link.searchParams.get('grant') ?? '' } }, filename)
    },
  })
