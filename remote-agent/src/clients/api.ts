import {
  correctReferral,
  openElsewhere,
  readReferral,
  resendReferral,
  withdrawReferral,
} from '@onward/contracts/casework/referrals'
import { askToOpenSealed, readSeal } from '@onward/contracts/casework/sealing'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

/** Polls until a delivery is reported: the email is sent shortly after the form. */
const WAITING_MS = 4_000

export const useClient = (id: string) =>
  useEndpoint(
    readReferral,
    { params: { id } },
    { refetchInterval: (answer) => (answer?.state === 'invited' && answer.email === null ? WAITING_MS : false) },
  )
export const useResend = () => useWrite(resendReferral)
export const useCorrect = () => useWrite(correctReferral)
export const useWithdraw = () => useWrite(withdrawReferral)
export const useSeal = (id: string) => useEndpoint(readSeal, { params: { id } })
export const useAskToOpenSealed = () => useWrite(askToOpenSealed)
export const useOpenElsewhere = () => useWrite(openElsewhere)
