import {
  askAssistant,
  keepDraft,
  listMessages,
  listThreads,
  openSupport,
  readThread,
  requestCall,
  sendFile,
} from '@onward/contracts/threads'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'

export const useThreads = () => useEndpoint(listThreads)
export const useThreadMessages = (id: string) => usePages(listMessages, { params: { id }, query: { limit: '30' } })
export const useReadThread = () => useWrite(readThread, { invalidates: [listThreads] })
export const useKeepDraft = () => useWrite(keepDraft, { invalidates: [listThreads] })
export const useSendFile = () => useWrite(sendFile, { invalidates: [listMessages, listThreads] })
export const useOpenSupport = () => useWrite(openSupport, { invalidates: [listThreads] })
export const useRequestCall = () => useWrite(requestCall, { invalidates: [listMessages, listThreads] })
export const useAskAssistant = () => useWrite(askAssistant)

/** Fetches the list and the open thread again. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([listThreads, listMessages].map((endpoint) => client.invalidateQueries({ queryKey: queryKey(endpoint) })))
}

export function useThreadsLive(): void {
  const refresh = useRefresh()
  useLive('threads', () => void refresh())
}
