import { dismissJob, listDismissed, listViewed, reportJob, restoreJob, viewJob } from '@onward/contracts/jobs/alerts'
import { readBoard } from '@onward/contracts/jobs/board'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useDismissed = (enabled = true) => useEndpoint(listDismissed, {}, { enabled })
export const useViewed = () => useEndpoint(listViewed)
export const useRestore = () => useWrite(restoreJob)
export const useReport = () => useWrite(reportJob)
export const useViewJob = () => useWrite(viewJob)

/** The current board keeps the job, so that "undo" replaces it in place; the next fetch is without it. */
export const useDismiss = () => useWrite(dismissJob, { keepOnShow: readBoard })
