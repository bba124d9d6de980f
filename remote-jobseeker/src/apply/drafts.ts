import {
  type ApplicationDraft,
  deleteApplicationDraft,
  listApplicationDrafts,
  readApplicationDraft,
} from '@onward/contracts/jobseekers/application-drafts'
import { useSession } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** Drafts of applications that were not sent; none for visitors. */
export function useDrafts() {
  const { viewer } = useSession()
  return useEndpoint(listApplicationDrafts, {}, { enabled: viewer === 'user' })
}
/** Drafts whose job still takes applications. */
export const areOpen = (drafts: readonly ApplicationDraft[], today: string): ApplicationDraft[] =>
  drafts.filter(({ closed, closesOn }) => closed === null && (closesOn === null || closesOn >= today))
/** The draft of one job, out of one request for the whole list. */
export const useBegun = (jobId: string): ApplicationDraft | undefined =>
  useDrafts().data?.items.find((draft) => draft.jobId === jobId)
/** Fetched each time the form opens: another device may have changed it. */
export const useDraftOf = (jobId: string, enabled = true) =>
  useEndpoint(readApplicationDraft, { params: { id: jobId } }, { staleTime: 0, enabled })
export const useDeleteDraft = () => useWrite(deleteApplicationDraft)

/** Removes a draft from the cache once the job has been applied for. */
export function useForgetDraft(): (jobId: string) => void {
  const client = useQueryClient()
  return (jobId) => {
    client.setQueryData(queryKey(readApplicationDraft, { params: { id: jobId } }), { draft: null })
    void client.invalidateQueries({ queryKey: queryKey(listApplicationDrafts) })
  }
}
