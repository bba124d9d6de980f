import {
  createReferral,
  listReferrals,
  lookUpReferral,
  readAgentDashboard,
  readOffices,
  readReferralDraft,
  removeReferralDraft,
  saveReferralDraft,
} from '@onward/contracts/referrals'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { type ReferralFilters, searchOf } from './filters'

export const useOffices = () => useEndpoint(readOffices)
export const useReferrals = (filters: ReferralFilters) =>
  usePages(listReferrals, { body: searchOf(filters), query: { limit: '20' } })
export const useCreate = () => useWrite(createReferral, { invalidates: [listReferrals, readAgentDashboard] })
export const useLookUp = () => useWrite(lookUpReferral)

export const useKeptDraft = () => useEndpoint(readReferralDraft, {}, { staleTime: Number.POSITIVE_INFINITY })
export const useSaveDraft = () => useWrite(saveReferralDraft)
export function useForgetDraft() {
  const client = useQueryClient()
  const forget = () => client.setQueryData(queryKey(readReferralDraft, {}), { draft: null, updatedAt: null })
  const remove = useWrite(removeReferralDraft)
  return { forget, remove: () => remove.mutate({}, { onSuccess: forget }) }
}
