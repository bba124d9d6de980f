import { readNiNumber, recordNiNumber } from '@onward/contracts/casework/casework'
import { activateCv, deleteCv, listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { deletePicture, saveProfile, uploadPicture } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export { useProfile } from '../parts/own-profile'

export const useCvs = () => useEndpoint(listCvs)
export const useCvSkills = (id: string | undefined) =>
  useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })
export const useSaveProfile = () => useWrite(saveProfile)
export const useUploadPicture = () => useWrite(uploadPicture)
export const useDeletePicture = () => useWrite(deletePicture)
export const useDeleteCv = () => useWrite(deleteCv)
export const useActivateCv = () => useWrite(activateCv)
export const useNiNumber = () => useEndpoint(readNiNumber)
export const useRecordNiNumber = () => useWrite(recordNiNumber)
export const useBadges = () => useEndpoint(listBadges)
