import { allowEmployer, answerInvitation, listMyInvitations, readIntroduction } from '@onward/contracts/jobs/pool'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

/** Enough to find the invitation of one job: nobody has hundreds that wait. */
const LATEST = '20'

export const useInvitations = () => usePages(listMyInvitations)
export const useLatestInvitations = () => useEndpoint(listMyInvitations, { query: { limit: LATEST } })

/** What accepting would show, as it stands in the profile. */
export const useIntroduction = (invitationId: string) => useEndpoint(readIntroduction, { params: { id: invitationId } })

export const useAnswer = () => useWrite(answerInvitation)
export const useAllow = () => useWrite(allowEmployer)

/** Name and contact, signed for the jobs service; good for five minutes, so it is asked for when it is sent. */
export const introduce = async (invitationId: string): Promise<string> =>
  (await call(readIntroduction, { params: { id: invitationId } })).handover
