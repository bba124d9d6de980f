import { niNumber } from '@onward/contracts/casework/casework'
import {
  readReferralDraft,
  referralDraft,
  removeReferralDraft,
  saveReferralDraft,
} from '@onward/contracts/casework/referral-drafts'
import {
  countReferralLists,
  createReferral,
  exportReferrals,
  listReferrals,
  lookUpReferral,
  maskNiNumberForAgent,
  readOffices,
} from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { download } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import * as v from 'valibot'
import { filtersOf, listOf, type ReferralFilters, searchOf } from './filters'

export const useOffices = () => useEndpoint(readOffices)
export const useReferrals = (filters: ReferralFilters) =>
  usePages(listReferrals, { body: searchOf(filters), query: { limit: '20' } })
const COUNT_MS = 60_000
/** How many each saved query lists. */
export function useReferralCounts(queries: readonly string[]): readonly number[] | undefined {
  const lists = queries.map((query) => listOf(filtersOf(new URLSearchParams(query))))
  return useEndpoint(countReferralLists, { body: { lists } }, { enabled: lists.length > 0, staleTime: COUNT_MS }).data?.counts
}
/** The same list as a file for spreadsheets. */
export const exportList = (filters: ReferralFilters) => download(exportReferrals, { body: searchOf(filters) }, 'referrals.csv')
export const useCreate = () => useWrite(createReferral)
export const useLookUp = () => useWrite(lookUpReferral)

export const useStoredDraft = () => useEndpoint(readReferralDraft, {}, { staleTime: Number.POSITIVE_INFINITY })
/** Caches the service's answer, which has only the number's mask. */
export function useSaveDraft() {
  const client = useQueryClient()
  return useWrite(saveReferralDraft, {
    onSuccess: ({ receipt }, { body: { niNumber: typed, ...rest } = {} }) =>
      void client.setQueryData(queryKey(readReferralDraft, {}), (before?: ResponseOf<typeof readReferralDraft>) => {
        const number = v.safeParse(niNumber, typed)
        const niMask = typed === undefined ? before?.draft?.niMask : number.success && maskNiNumberForAgent(number.output)
        return { draft: { ...v.parse(referralDraft, rest), niMask: niMask || null }, updatedAt: receipt.at }
      }),
  })
}
export function useForgetDraft() {
  const client = useQueryClient()
  const forget = () => client.setQueryData(queryKey(readReferralDraft, {}), { draft: null, updatedAt: null })
  const remove = useWrite(removeReferralDraft)
  return { forget, remove: () => remove.mutate({}, { onSuccess: forget }) }
}
