import { listEmployerApplications, listEmployerJobs, readEmployerApplication, readEmployerSummary } from '@onward/contracts/jobs'
import { listJobDrafts, listJobVersions, readEmployerJob } from '@onward/contracts/vacancies'
import { useLive, usePortal } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { useMessages } from './words'

/**
 * Fetches lists and counts again when the server says that they changed: someone applied or withdrew, a colleague moved an application,
 * or a job was checked. `announced` says so to screen readers, where the change is a list that nobody touched.
 */
export function useEmployerLive({ announced }: { announced: boolean }): void {
  const client = useQueryClient()
  const { announce } = usePortal()
  const t = useMessages()
  useLive('employer-applications', () => {
    for (const endpoint of [listEmployerApplications, readEmployerApplication, readEmployerSummary, listEmployerJobs]) {
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
    }
    if (announced) announce(t('applications.changed'))
  })
  useLive('employer-jobs', () => {
    for (const endpoint of [listEmployerJobs, readEmployerSummary, readEmployerJob, listJobVersions, listJobDrafts])
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
  })
}
