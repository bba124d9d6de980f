import {
  cancelMatchRun,
  isRunning,
  listMatchedClients,
  type MatchedClient,
  readCaseload,
  readMatchRun,
  startMatchRun,
  suggestJob,
} from '@onward/contracts/jobs/match-runs'
import { askClient, listSharing } from '@onward/contracts/jobseekers/coach'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { useEffect, useRef } from 'react'

/** One job of a client's list. */
export type MatchedJob = MatchedClient['jobs'][number]

const PROGRESS_MS = 1_500

/** The last run, polled while it runs; its results are fetched when it ends. */
export function useRun() {
  const client = useQueryClient()
  const found = useEndpoint(
    readMatchRun,
    {},
    { refetchInterval: (answer) => (answer?.run && isRunning(answer.run.state) ? PROGRESS_MS : false) },
  )
  const state = found.data?.run?.state
  const before = useRef(state)
  useEffect(() => {
    const hasEnded = before.current && isRunning(before.current) && state && !isRunning(state)
    before.current = state
    if (hasEnded) void client.invalidateQueries({ queryKey: queryKey(listMatchedClients) })
  }, [client, state])
  return found
}
/** Starting discards the results of the last run. */
export const useStart = () => useWrite(startMatchRun)
export const useCancel = () => useWrite(cancelMatchRun)
export const useMatched = (id: string) => usePages(listMatchedClients, { params: { id }, query: { limit: '20' } })
export const useMatchesOf = (runId: string, client: string) =>
  useEndpoint(listMatchedClients, { params: { id: runId }, query: { limit: '1', client } })
export const useSharing = () => useEndpoint(listSharing)
export const useAsk = () => useWrite(askClient)
export const useSuggest = () => useWrite(suggestJob)

/** Names of my clients by referral id. */
export function useNames(): { data: ReadonlyMap<string, string> | undefined; total: number } {
  const { data } = useEndpoint(readCaseload)
  return {
    data: data && new Map(data.items.map((one) => [one.referralId, `${one.firstName} ${one.lastName}`.trim()])),
    total: data?.items.length ?? 0,
  }
}
