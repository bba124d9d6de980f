import { countPeopleLeft, readSimilarPay } from '@onward/contracts/jobs/advert-help'
import { closeJob } from '@onward/contracts/jobs/employer-jobs'
import { postJob } from '@onward/contracts/jobs/posting'
import {
  appealAdvert,
  beginJobDraft,
  discardJobDraft,
  discardWaitingEdit,
  editJob,
  extendJob,
  listJobDrafts,
  listJobVersions,
  previewJob,
  readEmployerJob,
  readJobDraft,
  saveJobDraft,
} from '@onward/contracts/jobs/vacancies'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import type { JobDraft } from './form'

export const usePostJob = () => useWrite(postJob)
export const useEditJob = () => useWrite(editJob)
export const useDiscardWaitingEdit = () => useWrite(discardWaitingEdit)
export const useAppeal = () => useWrite(appealAdvert)
export const useExtendJob = () => useWrite(extendJob)
export const useCloseJob = () => useWrite(closeJob)
export const usePreviewJob = () => useWrite(previewJob)
export const useBeginDraft = () => useWrite(beginJobDraft)
export const useSaveDraft = () => useWrite(saveJobDraft)
export const useDiscardDraft = () => useWrite(discardJobDraft)

export const useDrafts = () => useEndpoint(listJobDrafts)
/** Never cached: a colleague may have continued it. */
export const useDraftOnServer = (id: string) => useEndpoint(readJobDraft, { params: { id } }, { staleTime: 0 })
export const useEmployerJob = (id: string, fresh = false) =>
  useEndpoint(readEmployerJob, { params: { id } }, fresh ? { staleTime: 0 } : {})
export const useJobVersions = (id: string) => usePages(listJobVersions, { params: { id } })
export const useSimilarPay = (query: Pick<JobDraft, 'title' | 'location'> & { type: JobDraft['jobType']; jobId?: string }) =>
  useEndpoint(readSimilarPay, { query }, { enabled: query.title !== '', keepPrevious: true })
export type AdvertAsked = Pick<JobDraft, 'title' | 'location' | 'description' | 'requirements' | 'isRemoteAvailable'> & {
  type: JobDraft['jobType']
}
export const usePeopleLeft = (body: AdvertAsked) =>
  useEndpoint(countPeopleLeft, { body }, { enabled: body.title !== '', keepPrevious: true })
