import { dismissJob, listDismissed, listViewed, reportJob, restoreJob, viewJob } from '@onward/contracts/alerts'
import { readBoard, readMatchSummary } from '@onward/contracts/jobs'
import { readSkillsGap } from '@onward/contracts/skills-gap'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

export const useDismissed = (enabled = true) => useEndpoint(listDismissed, {}, { enabled })
export const useViewed = () => useEndpoint(listViewed)
export const useRestore = () => useWrite(restoreJob, { invalidates: [readBoard, readMatchSummary, readSkillsGap, listDismissed] })
export const useReport = () => useWrite(reportJob)
export const useViewJob = () => useWrite(viewJob, { invalidates: [listViewed] })

/** The board on show keeps the job, so that the undo stands where the job stood; the next look at the board is without it. */
export function useDismiss() {
  const client = useQueryClient()
  return useWrite(dismissJob, {
    invalidates: [readMatchSummary, readSkillsGap, listDismissed],
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(readBoard), refetchType: 'none' }),
  })
}
