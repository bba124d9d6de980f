import { readBoard, readMatchSummary } from '@onward/contracts/jobs'
import { activateCv, deleteCv, listCvs, readCv, readProfile, saveProfile } from '@onward/contracts/jobseekers'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

const shows = [listCvs, readCv, readMatchSummary, readBoard] as const
export const useProfile = () => useEndpoint(readProfile)
export const useCvs = () => useEndpoint(listCvs)
export const useCvSkills = (id: string | undefined) =>
  useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })
export const useSaveProfile = () => useWrite(saveProfile, { invalidates: [readProfile, readMatchSummary, readBoard] })
export const useDeleteCv = () => useWrite(deleteCv, { invalidates: shows })
export const useActivateCv = () => useWrite(activateCv, { invalidates: shows })
