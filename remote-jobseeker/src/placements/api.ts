import { answerPlacement, listMyPlacements } from '@onward/contracts/placements'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** Jobs that I started; asked again when a notice comes, for each question is told by one. */
export function useMyPlacements() {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(listMyPlacements) }))
  return useEndpoint(listMyPlacements)
}
export const useAnswer = () => useWrite(answerPlacement, { invalidates: [listMyPlacements] })
