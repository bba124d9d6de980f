import { answerPlacement, listMyPlacements } from '@onward/contracts/casework/placements'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useMyPlacements = () => useEndpoint(listMyPlacements)
export const useAnswer = () => useWrite(answerPlacement)
