import { readNiNumber, recordNiNumber } from '@onward/contracts/casework/casework'
import { readCvFacts } from '@onward/contracts/jobseekers/cv-builder'
import { activateCv, deleteCv, listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { deletePicture, saveProfilePart, uploadPicture } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export { useProfile } from '../parts/own-profile'

export const useCvs = () => useEndpoint(listCvs)
export const useCvSkills = (id: string | undefined) =>
  useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })
/** The facts of the active CV, asked for only where the profile lacks something. */
export function useActiveCvFacts(enabled: boolean) {
  const { data } = useEndpoint(listCvs, {}, { enabled })
  const active = data?.items.find(({ isActive }) => isActive)
  return useEndpoint(readCvFacts, { params: { id: active?.id ?? '' } }, { enabled: enabled && active !== undefined }).data?.facts
}
export const useSaveProfile = () => useWrite(saveProfilePart)
export const useUploadPicture = () => useWrite(uploadPicture)
export const useDeletePicture = () => useWrite(deletePicture)
export const useDeleteCv = () => useWrite(deleteCv)
export const useActivateCv = () => useWrite(activateCv)
export const useNiNumber = () => useEndpoint(readNiNumber)
export const useRecordNiNumber = () => useWrite(recordNiNumber)
export const useBadges = () => useEndpoint(listBadges)
