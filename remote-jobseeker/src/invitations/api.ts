import { allowEmployer, answerInvitation, listMyInvitations, readIntroduction } from '@onward/contracts/jobs/pool'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

/** Enough to find the invitation for one job: nobody has hundreds of open ones. */
const LATEST = '20'

export const useInvitations = () => usePages(listMyInvitations)
export const useLatestInvitations = () => useEndpoint(listMyInvitations, { query: { limit: LATEST } })

/** What the employer would see after acceptance, as it is in the profile. */
export const useIntroduction = (invitationId: string) => useEndpoint(readIntroduction, { params: { id: invitationId } })

export const useAnswer = () => useWrite(answerInvitation)
export const useAllow = () => useWrite(allowEmployer)

/** Name and contact details, signed for the jobs service. Valid for five minutes, so fetched at the time of sending. */
export const introduce = async (invitationId: string): Promise<string> =>
  (await call(readIntroduction, { params: { id: invitationId } })).handover
