import { readEmployerSummary } from '@onward/contracts/jobs'
import {
  changeMemberRole,
  inviteMember,
  readInvitationLetter,
  readOrganisation,
  removeMember,
  renewInvitation,
  revokeInvitation,
  saveDisabilityConfident,
  saveOrganisationProfile,
  sendInvitationLetter,
} from '@onward/contracts/organisation'
import { useLive } from '@onward/portal-kit'
import { type ApiError, call } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** The organisation as it stands; fetched again when the server says that something about it changed. */
export function useOrganisation() {
  const answer = useEndpoint(readOrganisation)
  const refresh = useRefresh()
  useLive('employer-jobs', () => void refresh())
  return answer
}

/** Fetches what this page and the dashboard show of the organisation again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [readOrganisation, readEmployerSummary].map((endpoint) => client.invalidateQueries({ queryKey: queryKey(endpoint) })),
    )
  }
}

const STALE = { invalidates: [readOrganisation, readEmployerSummary] } as const
export const useSaveProfile = () => useWrite(saveOrganisationProfile, STALE)
export const useSaveConfident = () => useWrite(saveDisabilityConfident, STALE)
export const useInvite = () => useWrite(inviteMember, STALE)
export const useRenew = () => useWrite(renewInvitation, STALE)
export const useRevoke = () => useWrite(revokeInvitation, STALE)
export const useChangeRole = () => useWrite(changeMemberRole, STALE)
export const useRemove = () => useWrite(removeMember, STALE)

/** Carries the order for an invitation's letter from jobs to identity, which alone sends it. */
export async function sendLetter(invitationId: string): Promise<void> {
  const { handover } = await call(readInvitationLetter, { params: { id: invitationId } })
  await call(sendInvitationLetter, { body: { handover } })
}

/** The jobs service answers these in the reader's language, with what to do about it. */
export const explained = (error: ApiError): string | null =>
  error.code === 'state-conflict' || error.code === 'already-exists' ? (error.problem?.detail ?? null) : null
