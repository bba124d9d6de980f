import {
  appealOrganisation,
  readOrganisation,
  saveDisabilityConfident,
  saveOrganisationProfile,
} from '@onward/contracts/jobs/organisation'
import {
  changeMemberRole,
  inviteMember,
  readInvitationEmail,
  removeMember,
  renewInvitation,
  revokeInvitation,
  sendInvitationEmail,
} from '@onward/contracts/jobs/organisation-members'
import { type ApiError, call } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useOrganisation = () => useEndpoint(readOrganisation)
export const useAppeal = () => useWrite(appealOrganisation)
export const useSaveProfile = () => useWrite(saveOrganisationProfile)
export const useSaveConfident = () => useWrite(saveDisabilityConfident)
export const useInvite = () => useWrite(inviteMember)
export const useRenew = () => useWrite(renewInvitation)
export const useRevoke = () => useWrite(revokeInvitation)
export const useChangeRole = () => useWrite(changeMemberRole)
export const useRemove = () => useWrite(removeMember)

/** Carries the signed order for an invitation's email from jobs to identity, which sends it. */
export async function sendInvitation(invitationId: string): Promise<void> {
  const { handover } = await call(readInvitationEmail, { params: { id: invitationId } })
  await call(sendInvitationEmail, { body: { handover } })
}

/** The jobs service's own sentences for these are translated and say what to do. */
export const explained = (error: ApiError): string | null =>
  error.code === 'state-conflict' || error.code === 'already-exists' ? (error.problem?.detail ?? null) : null
