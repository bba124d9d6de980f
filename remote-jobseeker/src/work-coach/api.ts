import { readReferral } from '@onward/contracts/casework/referrals'
import { dismissSuggestion, listSuggestions } from '@onward/contracts/jobs/match-runs'
import {
  acceptProposedCv,
  askClient,
  openClientCv,
  readClientCv,
  readMyCoach,
  refuseProposedCv,
  setSharing,
} from '@onward/contracts/jobseekers/coach'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

/** The person's work coach and open questions. */
export const useMyCoach = () => useEndpoint(readMyCoach)
export const useSuggestions = () => useEndpoint(listSuggestions)
export const useSetSharing = () => useWrite(setSharing)
export const useAcceptCv = () => useWrite(acceptProposedCv)
export const useRefuseCv = () => useWrite(refuseProposedCv)
export const useDismissSuggestion = () => useWrite(dismissSuggestion)

/** For a work coach: the client's name and what they share. */
export const useClientName = (id: string) => useEndpoint(readReferral, { params: { id } })
export const useClientCv = (id: string) => useEndpoint(readClientCv, { params: { id } })
export const useAskClient = () => useWrite(askClient)
export const useOpenClientCv = () => useWrite(openClientCv)
