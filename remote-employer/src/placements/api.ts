import { answerEmployerCheck, listEmployerChecks } from '@onward/contracts/casework/placements'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

/** Open questions, of one application or all. */
export const useChecks = (application?: string) =>
  useEndpoint(listEmployerChecks, { query: application ? { application } : { waiting: 'true' } })
export const useAnswerCheck = () => useWrite(answerEmployerCheck)
