import { listLiveJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import {
  downloadPoolFile,
  grantPoolFile,
  inviteCandidate,
  listCandidates,
  listSentInvitations,
} from '@onward/contracts/jobs/pool'
import { download } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import type { CandidateFilters } from './filters'

/** Jobs that take applications, which people are matched with. */
export const useLiveJobs = () => useEndpoint(listLiveJobs)
export const useOrganisationState = () => useEndpoint(readEmployerSummary)

export const useCandidates = (jobId: string, { q, badge, area, availability }: CandidateFilters) =>
  usePages(
    listCandidates,
    { query: { jobId, ...(q && { q }), badge: badge || 'all', area, availability: availability || 'all' } },
    { enabled: jobId !== '' },
  )

export const useSentInvitations = (jobId: string) => usePages(listSentInvitations, { query: { ...(jobId && { jobId }) } })

export const useInvite = () => useWrite(inviteCandidate)

/** Gets a one-time link and fetches it, so that a refusal is shown on this page. */
export const useFile = (filename: string) =>
  useWrite(grantPoolFile, {
    onSuccess: async ({ url }) => {
      const link = new URL(url, window.location.origin)
      await download(downloadPoolFile, { query: { grant: link.searchParams.get('grant') ?? '' } }, filename)
    },
  })
