import { readNiNumber } from '@onward/contracts/casework/casework'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { listBadges } from '@onward/contracts/learning/learning'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { useEndpoint } from '@onward/portal-kit/queries'

export { useProfile } from '../parts/own-profile'

export const useCvs = () => useEndpoint(listCvs)
export const useBadges = () => useEndpoint(listBadges)
export const useNiNumber = () => useEndpoint(readNiNumber)
export const useCv = (id: string | undefined) => useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })

export const useRecentNotices = (limit: number) => useEndpoint(listNotices, { query: { limit: String(limit) } })
export const useInterviews = () => useEndpoint(listMyInterviews)
