import { type BoardJob, type BoardQuery, readBoard } from '@onward/contracts/jobs/board'
import { saveProfilePart, type WorkTime } from '@onward/contracts/jobseekers/profile'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

import { searchOfTime } from './steps'

export { useProfile } from '../parts/own-profile'

export const useSavePart = () => useWrite(saveProfilePart)
/** Jobs that fit an answer; the last ones stay while others load. */
export const useJobsFor = (
  query: Partial<Pick<BoardQuery, 'q' | 'location' | 'within' | 'type'>>,
  limit: string,
  isAsked = true,
) => useEndpoint(readBoard, { query: { ...query, limit } }, { enabled: isAsked, keepPrevious: true })

/** Jobs whose adverts name one of the times, each job once; empty while they load, and without a time. */
export function useJobsAtTimes(times: readonly WorkTime[], limit: string): BoardJob[] {
  const [first, second, third] = times
  const asked = [first, second, third].map((time) => (time ? searchOfTime(time) : ''))
  // As many as people tick; hooks are called in the same number each time.
  const answers = [
    useJobsFor({ q: asked[0] ?? '' }, limit, Boolean(asked[0])),
    useJobsFor({ q: asked[1] ?? '' }, limit, Boolean(asked[1])),
    useJobsFor({ q: asked[2] ?? '' }, limit, Boolean(asked[2])),
  ]
  const found = answers.flatMap(({ data }, index) => (asked[index] && data && data.dropped.length === 0 ? data.items : []))
  return found.filter((job, index) => found.findIndex(({ id }) => id === job.id) === index)
}
