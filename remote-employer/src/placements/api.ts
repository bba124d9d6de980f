import { answerEmployerCheck, listEmployerChecks } from '@onward/contracts/casework/placements'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

/** What I am asked now, of one application or of all that wait. */
export const useChecks = (application?: string) =>
  useEndpoint(listEmployerChecks, { query: application ? { application } : { waiting: 'true' } })
export const useAnswerCheck = () => useWrite(answerEmployerCheck)
