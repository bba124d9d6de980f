import {
  acceptProposedCv,
  askClient,
  lookAtClientCv,
  readClientCv,
  readMyCoach,
  refuseProposedCv,
  setSharing,
} from '@onward/contracts/coach'
import { readMatchSummary } from '@onward/contracts/jobs'
import { listCvs } from '@onward/contracts/jobseekers'
import { dismissSuggestion, listSuggestions } from '@onward/contracts/match-runs'
import { listConsents } from '@onward/contracts/my-data'
import { readReferral } from '@onward/contracts/referrals'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** The person's work coach with what waits for an answer, kept up to date while the page is open. */
export function useMyCoach() {
  const client = useQueryClient()
  const again = () => {
    void client.invalidateQueries({ queryKey: queryKey(readMyCoach) })
    void client.invalidateQueries({ queryKey: queryKey(listSuggestions) })
  }
  useLive('notices', again)
  useLive('cv-reviews', again)
  return useEndpoint(readMyCoach)
}
export const useSuggestions = () => useEndpoint(listSuggestions)
export const useSetSharing = () => useWrite(setSharing, { invalidates: [readMyCoach, listConsents] })
export const useAcceptCv = () => useWrite(acceptProposedCv, { invalidates: [readMyCoach, listCvs, readMatchSummary] })
export const useRefuseCv = () => useWrite(refuseProposedCv, { invalidates: [readMyCoach] })
export const useDismissSuggestion = () => useWrite(dismissSuggestion, { invalidates: [listSuggestions] })

/** For a work coach: the client's name, and what they share. */
export const useClientName = (id: string) => useEndpoint(readReferral, { params: { id } })
export const useClientCv = (id: string) => useEndpoint(readClientCv, { params: { id } })
export const useAskClient = () => useWrite(askClient, { invalidates: [readClientCv] })
export const useLook = () => useWrite(lookAtClientCv)
