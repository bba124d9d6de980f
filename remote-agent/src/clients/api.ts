import { readCase } from '@onward/contracts/cases'
import {
  correctReferral,
  listReferrals,
  openElsewhere,
  readAgentDashboard,
  readReferral,
  resendReferral,
  withdrawReferral,
} from '@onward/contracts/referrals'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** Until something was delivered it is asked again: the letter leaves a moment after the form. */
const WAITING_MS = 4_000

export function useClient(id: string) {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(readReferral) }))
  return useEndpoint(
    readReferral,
    { params: { id } },
    { refetchInterval: (answer) => (answer?.state === 'invited' && answer.email === null ? WAITING_MS : false) },
  )
}

const invalidates = [readReferral, listReferrals, readAgentDashboard]
export const useResend = () => useWrite(resendReferral, { invalidates })
export const useCorrect = () => useWrite(correctReferral, { invalidates })
export const useWithdraw = () => useWrite(withdrawReferral, { invalidates })
export const useOpenElsewhere = () => useWrite(openElsewhere, { invalidates: [readReferral, readCase] })
