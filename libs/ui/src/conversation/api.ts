import { allowMessages, reportMessages, stopMessages } from '@onward/contracts/messaging/thread-safety'
import {
  confirmCall,
  keepDraft,
  listMessages,
  listThreads,
  readThread,
  requestCall,
  sendFile,
} from '@onward/contracts/messaging/threads'
import { ApiError } from '@onward/portal-kit/api'
import { refreshAnswers, useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

/** My conversations, newest first: those fetched so far, and a way to load earlier ones. */
export function useThreads() {
  const pages = usePages(listThreads)
  const [first, ...rest] = pages.data?.pages ?? []
  const known = new Set<string>()
  // A conversation that gets a message during paging moves to the top and may be on two pages.
  const items = [first, ...rest].flatMap((page) => page?.items ?? []).filter(({ id }) => !known.has(id) && known.add(id))
  return {
    data: first && { ...first, items },
    error: pages.error,
    refetch: pages.refetch,
    earlier: pages.hasNextPage
      ? { loading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage(), shown: items.length }
      : null,
  }
}
/** The conversation of an application, even if nobody has written yet. */
export const useThread = (application: string | null) =>
  useEndpoint(listThreads, { query: { application: application ?? '' } }, { enabled: application !== null })
export const useThreadMessages = (id: string) => usePages(listMessages, { params: { id }, query: { limit: '30' } })
export const useReadThread = () => useWrite(readThread)
export const useKeepDraft = () => useWrite(keepDraft)
export const useSendFile = () => useWrite(sendFile)
export const useRequestCall = () => useWrite(requestCall)
export const useConfirmCall = () => useWrite(confirmCall)
export const useStopMessages = () => useWrite(stopMessages)
export const useReportMessages = () => useWrite(reportMessages)
export const useAllowMessages = () => useWrite(allowMessages)

/** The service's own sentence for why a step is no longer possible. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null

/** Fetches the list and the open thread again. */
export const refreshThreads = () => refreshAnswers('thread')
