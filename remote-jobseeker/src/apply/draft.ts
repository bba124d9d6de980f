import { type BoardJob, readJob } from '@onward/contracts/jobs/board'
import {
  type ApplicationDraft,
  type ApplicationDraftContent,
  listApplicationDrafts,
  readApplicationDraft,
  saveApplicationDraft,
} from '@onward/contracts/jobseekers/application-drafts'
import { call } from '@onward/portal-kit/api'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { type ServerDraft, useServerDraft } from '@onward/portal-kit/server-draft'
import { useState } from 'react'

export const BLANK: ApplicationDraftContent = {
  cvId: null,
  coverLetter: '',
  shareAdjustments: false,
  adjustmentsWords: '',
  shareBenefitsTransition: false,
}
/** Room for more than can be sent, so that a long letter can be cut in peace. */
const LONGEST = 12_000

/** Services trim both ends: a blank there is no change of anybody's. */
const trimmed = (words: ApplicationDraftContent): ApplicationDraftContent => ({
  ...words,
  coverLetter: words.coverLetter.trim(),
  adjustmentsWords: words.adjustmentsWords.trim(),
})
export const isSameDraft = (a: ApplicationDraftContent, b: ApplicationDraftContent): boolean =>
  (Object.keys(BLANK) as (keyof ApplicationDraftContent)[]).every((name) => trimmed(a)[name] === trimmed(b)[name])

export interface SavedDraft extends ServerDraft<ApplicationDraftContent> {
  /** The draft was deleted or sent elsewhere. */
  isGone: boolean
  /** There is a draft on the server. */
  isKept: boolean
}

/** The words of one application, saved by themselves; see `useServerDraft`. */
export function useSavedDraft(job: BoardJob, found: ApplicationDraft | null): SavedDraft {
  const client = useQueryClient()
  const [isGone, setGone] = useState(false)
  const params = { id: job.id }
  const saved = useServerDraft<ApplicationDraftContent>({
    form: `jobseeker.application.${job.id}`,
    saved: { value: found?.words ?? BLANK, version: found?.version ?? 0 },
    same: isSameDraft,
    onDevice: `application.${job.id}`,
    ready: ({ coverLetter, adjustmentsWords }) => coverLetter.length <= LONGEST && adjustmentsWords.length <= LONGEST / 6,
    async save(words, version) {
      const { title: jobTitle, company, closesOn } = job
      const { version: next, receipt } = await call(saveApplicationDraft, {
        params,
        body: { jobTitle, company, closesOn, words, version },
      })
      const draft: ApplicationDraft = {
        jobId: job.id,
        jobTitle,
        company,
        closesOn,
        words,
        version: next,
        savedAt: receipt.at,
        closed: null,
      }
      client.setQueryData(queryKey(readApplicationDraft, { params }), { draft })
      void client.invalidateQueries({ queryKey: queryKey(listApplicationDrafts) })
      setGone(false)
      return next
    },
    async reread() {
      const { draft } = await call(readApplicationDraft, { params })
      setGone(draft === null)
      client.setQueryData(queryKey(readApplicationDraft, { params }), { draft })
      // It may be gone because it was sent.
      void client.invalidateQueries({ queryKey: queryKey(readJob) })
      return { value: draft?.words ?? BLANK, version: draft?.version ?? 0 }
    },
  })
  return { ...saved, isGone, isKept: found !== null }
}
