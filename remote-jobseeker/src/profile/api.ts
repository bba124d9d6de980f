import { readNiNumber, recordNiNumber } from '@onward/contracts/casework'
import { readBoard, readMatchSummary } from '@onward/contracts/jobs'
import {
  activateCv,
  deleteCv,
  deletePicture,
  listCvs,
  readCv,
  readProfile,
  saveProfile,
  uploadPicture,
} from '@onward/contracts/jobseekers'
import { listBadges } from '@onward/contracts/learning'
import { readSkillsGap } from '@onward/contracts/skills-gap'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

const shows = [listCvs, readCv, readMatchSummary, readSkillsGap, readBoard] as const
export const useProfile = () => useEndpoint(readProfile)
export const useCvs = () => useEndpoint(listCvs)
export const useCvSkills = (id: string | undefined) =>
  useEndpoint(readCv, { params: { id: id ?? '' } }, { enabled: id !== undefined })
export const useSaveProfile = () =>
  useWrite(saveProfile, { invalidates: [readProfile, readMatchSummary, readSkillsGap, readBoard] })
export const useUploadPicture = () => useWrite(uploadPicture, { invalidates: [readProfile] })
export const useDeletePicture = () => useWrite(deletePicture, { invalidates: [readProfile] })
export const useDeleteCv = () => useWrite(deleteCv, { invalidates: shows })
export const useActivateCv = () => useWrite(activateCv, { invalidates: shows })
export const useNiNumber = () => useEndpoint(readNiNumber)
export const useRecordNiNumber = () => useWrite(recordNiNumber, { invalidates: [readNiNumber, readProfile] })
export const useBadges = () => useEndpoint(listBadges)
