import { fillProfile, keepBuiltCv, readCurriculum, readCvFacts, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { call } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { type CurriculumDraft, checkCurriculum, draftOf } from './form'

export const useCurriculum = () => useEndpoint(readCurriculum)
export const useFacts = (cvId: string) => useEndpoint(readCvFacts, { params: { id: cvId } })
export const useKeepBuiltCv = () => useWrite(keepBuiltCv)
export const useFillProfile = () => useWrite(fillProfile)

/** Saves the curriculum and updates the cache, so that going back never shows an older one. */
export function useSaveCurriculum() {
  const client = useQueryClient()
  return {
    save: async (draft: CurriculumDraft, version: number): Promise<number> => {
      const checked = checkCurriculum(draft)
      if (!checked.ok) throw new Error('A curriculum that is not valid cannot be saved')
      const answer = await call(saveCurriculum, { body: { curriculum: checked.curriculum, version } })
      client.setQueryData(queryKey(readCurriculum, {}), { curriculum: checked.curriculum, version: answer.version })
      return answer.version
    },
    reread: async () => {
      const { curriculum, version } = await call(readCurriculum)
      return { value: draftOf(curriculum), version }
    },
  }
}
