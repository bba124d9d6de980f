import { readNiNumber } from '@onward/contracts/casework'
import { listMyInterviews } from '@onward/contracts/interviews'
import { listCvs, readCv, readProfile } from '@onward/contracts/jobseekers'
import { listBadges } from '@onward/contracts/learning'
import { listNotices } from '@onward/contracts/messaging'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient } from '@onward/portal-kit/queries'

export const useCvs = () => useEndpoint(listCvs)
export const useProfile = () => useEndpoint(readProfile)
export const useBadges = () => useEndpoint(listBadges)
export const useNiNumber = () => useEndpoint(readNiNumber)
export const useCv = (id: string | undefined) => useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })

/** The newest notices; fetched again when one comes. */
export function useRecentNotices(limit: number) {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(listNotices) }))
  return useEndpoint(listNotices, { query: { limit: String(limit) } })
}
/** Interviews; fetched again when an application moves, for each of their steps moves one. */
export function useInterviews() {
  const client = useQueryClient()
  useLive('applications', () => void client.invalidateQueries({ queryKey: queryKey(listMyInterviews) }))
  return useEndpoint(listMyInterviews)
}
