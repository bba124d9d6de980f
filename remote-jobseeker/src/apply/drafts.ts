import {
  type ApplicationDraft,
  deleteApplicationDraft,
  listApplicationDrafts,
  readApplicationDraft,
} from '@onward/contracts/jobseekers/application-drafts'
import { useSession } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** Applications that were begun and not sent; of nobody for visitors. */
export function useDrafts() {
  const { viewer } = useSession()
  return useEndpoint(listApplicationDrafts, {}, { enabled: viewer === 'user' })
}
/** Those that can still be sent. */
export const areOpen = (drafts: readonly ApplicationDraft[], today: string): ApplicationDraft[] =>
  drafts.filter(({ closed, closesOn }) => closed === null && (closesOn === null || closesOn >= today))
/** The draft of one job among them all, asked for once for a whole list of jobs. */
export const useBegun = (jobId: string): ApplicationDraft | undefined =>
  useDrafts().data?.items.find((draft) => draft.jobId === jobId)
/** Asked for anew each time the form is opened: another device may have gone on with it. */
export const useDraftOf = (jobId: string, enabled = true) =>
  useEndpoint(readApplicationDraft, { params: { id: jobId } }, { staleTime: 0, enabled })
export const useDeleteDraft = () => useWrite(deleteApplicationDraft)

/** Forgets what was known of a draft, for a job that has been applied for. */
export function useForgetDraft(): (jobId: string) => void {
  const client = useQueryClient()
  return (jobId) => {
    client.setQueryData(queryKey(readApplicationDraft, { params: { id: jobId } }), { draft: null })
    void client.invalidateQueries({ queryKey: queryKey(listApplicationDrafts) })
  }
}
