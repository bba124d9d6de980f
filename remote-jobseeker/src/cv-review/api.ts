import { listCvs, readCv } from '@onward/contracts/jobseekers'
import { useEndpoint } from '@onward/portal-kit/queries'

const inWork = (state: string | undefined) => state === 'waiting' || state === 'reading'
// Live updates say when a stage ends; the position in the queue moves without them.
const POSITION_MS = 4_000

export const useCvList = (enabled: boolean) => useEndpoint(listCvs, {}, { enabled })
export const useCv = (id: string) =>
  useEndpoint(readCv, { params: { id } }, { refetchInterval: (answer) => (inWork(answer?.cv.state) ? POSITION_MS : false) })
