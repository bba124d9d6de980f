import { answerEmployerCheck, listEmployerChecks } from '@onward/contracts/placements'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** What I am asked now, of one application or of all that wait; asked again when a notice comes. */
export function useChecks(application?: string) {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(listEmployerChecks) }))
  return useEndpoint(listEmployerChecks, { query: application ? { application } : { waiting: 'true' } })
}
export const useAnswerCheck = () => useWrite(answerEmployerCheck, { invalidates: [listEmployerChecks] })
