import { fillProfile, keepBuiltCv, readCurriculum, readCvFacts, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { call } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { type CurriculumDraft, checkCurriculum, wordsOf } from './form'

export const useCurriculum = () => useEndpoint(readCurriculum)
export const useFacts = (cvId: string) => useEndpoint(readCvFacts, { params: { id: cvId } })
export const useKeepBuiltCv = () => useWrite(keepBuiltCv)
export const useFillProfile = () => useWrite(fillProfile)

/** Saves the curriculum and remembers it, so that nobody meets an older one on the way back. */
export function useSaveCurriculum() {
  const client = useQueryClient()
  return {
    save: async (words: CurriculumDraft, version: number): Promise<number> => {
      const checked = checkCurriculum(words)
      if (!checked.ok) throw new Error('A curriculum that is not valid cannot be saved')
      const answer = await call(saveCurriculum, { body: { curriculum: checked.curriculum, version } })
      client.setQueryData(queryKey(readCurriculum, {}), { curriculum: checked.curriculum, version: answer.version })
      return answer.version
    },
    reread: async () => {
      const { curriculum, version } = await call(readCurriculum)
      return { value: wordsOf(curriculum), version }
    },
  }
}
