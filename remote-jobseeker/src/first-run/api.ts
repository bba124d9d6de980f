import { type BoardQuery, readBoard } from '@onward/contracts/jobs/board'
import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useProfile = () => useEndpoint(readProfile)
export const useSavePart = () => useWrite(saveProfilePart)
/** The jobs that an answer would show; the last ones stay on show meanwhile. */
export const useJobsFor = (query: Partial<Pick<BoardQuery, 'location' | 'within' | 'type'>>, limit: string, isAsked = true) =>
  useEndpoint(readBoard, { query: { ...query, limit } }, { enabled: isAsked, keepPrevious: true })
