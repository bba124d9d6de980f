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
  phone: null,
}
/** Drafts may be longer than what can be sent, so that a long letter can be shortened later. */
const LONGEST = 12_000

/** Services trim texts, so blanks at the ends are no change. */
const trimmed = (content: ApplicationDraftContent): ApplicationDraftContent => ({
  ...content,
  coverLetter: content.coverLetter.trim(),
  adjustmentsWords: content.adjustmentsWords.trim(),
  phone: content.phone?.trim() ?? null,
})
export const isSameDraft = (a: ApplicationDraftContent, b: ApplicationDraftContent): boolean =>
  (Object.keys(BLANK) as (keyof ApplicationDraftContent)[]).every((name) => trimmed(a)[name] === trimmed(b)[name])

export interface SavedDraft extends ServerDraft<ApplicationDraftContent> {
  /** The draft was deleted or sent in another tab or device. */
  isGone: boolean
  /** The server has a draft. */
  isStored: boolean
}

/** The draft of one application; it saves itself, see `useServerDraft`. */
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
    async save(content, version) {
      const { title: jobTitle, company, closesOn } = job
      const { version: next, receipt } = await call(saveApplicationDraft, {
        params,
        body: { jobTitle, company, closesOn, words: content, version },
      })
      const draft: ApplicationDraft = {
        jobId: job.id,
        jobTitle,
        company,
        closesOn,
        words: content,
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
      // The draft may be gone because the application was sent.
      void client.invalidateQueries({ queryKey: queryKey(readJob) })
      return { value: draft?.words ?? BLANK, version: draft?.version ?? 0 }
    },
  })
  return { ...saved, isGone, isStored: found !== null }
}
