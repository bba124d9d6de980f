import { exportApplications, readApplicationBoard } from '@onward/contracts/jobs/application-lists'
import {
  confirmStart,
  correctOffer,
  makeOffer,
  moveApplication,
  moveApplications,
  recordStart,
} from '@onward/contracts/jobs/application-moves'
import {
  addNote,
  countApplicationLists,
  grantCvDownload,
  listApplicationJobs,
  listEmployerApplications,
  listNotes,
  readEmployerApplication,
  readNeighbours,
} from '@onward/contracts/jobs/employer-applications'
import { setAnonymous } from '@onward/contracts/jobs/employer-jobs'
import { listOtherJobs, rejectApplications, settleRejections } from '@onward/contracts/jobs/rejections'
import { downloadDisclosedCv } from '@onward/contracts/jobseekers/disclosures'
import { download } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type ApplicationFilters, filtersFrom, queryOf } from './filters'

export const useApplications = (filters: ApplicationFilters) => usePages(listEmployerApplications, { query: queryOf(filters) })

const COUNT_MS = 60_000
/** How many each saved query lists. */
export function useApplicationCounts(queries: readonly string[]): readonly number[] | undefined {
  const lists = queries.map((query) => {
    const { jobId, view, status, badges, shortlist } = filtersFrom(new URLSearchParams(query))
    return { status, badges, shortlist, ...(jobId && { jobId }), ...(view && { view }) }
  })
  return useEndpoint(countApplicationLists, { body: { lists } }, { enabled: lists.length > 0, staleTime: COUNT_MS }).data?.counts
}

/** By stage; a status is a stage of its own there. */
export const useBoard = ({ status: _, ...filters }: ApplicationFilters) =>
  useEndpoint(readApplicationBoard, { query: queryOf({ ...filters, status: 'all' }) }, { keepPrevious: true })
export const downloadSheet = (filters: ApplicationFilters): Promise<void> =>
  download(exportApplications, { query: queryOf(filters) }, 'applications.csv')

/** Jobs with applications, with their number. */
export const useApplicationJobs = () => useEndpoint(listApplicationJobs)

/** An empty id asks for none. */
export const useApplication = (id: string) => useEndpoint(readEmployerApplication, { params: { id } }, { enabled: id !== '' })
export const useNeighbours = (id: string, filters: ApplicationFilters) =>
  useEndpoint(readNeighbours, { params: { id }, query: queryOf(filters) }, { keepPrevious: true })

export const useMove = () => useWrite(moveApplication)
export const useReject = () => useWrite(rejectApplications)
export const useSettleRejections = () => useWrite(settleRejections)
export const useOtherJobs = (id: string) => useEndpoint(listOtherJobs, { params: { id } })
export const useMoveMany = () => useWrite(moveApplications)
export const useMakeOffer = () => useWrite(makeOffer)
export const useCorrectOffer = () => useWrite(correctOffer)
export const useConfirmStart = () => useWrite(confirmStart)
export const useRecordStart = () => useWrite(recordStart)
export const useAnonymous = () => useWrite(setAnonymous)

export const useNotes = (id: string) => useEndpoint(listNotes, { params: { id } })
export const useAddNote = () => useWrite(addNote)

/** What a one-time link opens. */
export function grantInLink(url: string): { disclosureId: string; grant: string } {
  const link = new URL(url, window.location.origin)
  const [, disclosureId = ''] = /\/disclosures\/([^/]+)\/cv$/.exec(link.pathname) ?? []
  return { disclosureId, grant: link.searchParams.get('grant') ?? '' }
}

/** Gets a one-time link and fetches it, so that a refusal is shown on this page instead of replacing it. */
export const useCvDownload = (filenameOf: (applicationId: string) => string) =>
  useWrite(grantCvDownload, {
    onSuccess: async ({ url }, { params }) => {
      const { disclosureId, grant } = grantInLink(url)
      await download(downloadDisclosedCv, { params: { id: disclosureId }, query: { grant } }, filenameOf(params.id))
    },
  })
