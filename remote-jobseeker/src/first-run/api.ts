import { type BoardQuery, readBoard } from '@onward/contracts/jobs/board'
import { saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export { useProfile } from '../parts/own-profile'

export const useSavePart = () => useWrite(saveProfilePart)
/** Jobs that fit an answer; the last ones stay while others load. */
export const useJobsFor = (query: Partial<Pick<BoardQuery, 'location' | 'within' | 'type'>>, limit: string, isAsked = true) =>
  useEndpoint(readBoard, { query: { ...query, limit } }, { enabled: isAsked, keepPrevious: true })
