import { discardJobDraft, readJobDraft } from '@onward/contracts/jobs/vacancies'
import { ApiError, call } from '@onward/portal-kit/api'
import { knownFields, tabStorage } from '@onward/portal-kit/draft-storage'
import { type ServerDraft, useServerDraft } from '@onward/portal-kit/server-draft'
import { useEffect, useRef, useState } from 'react'
import { useBeginDraft, useSaveDraft } from './api'
import type { JobDraft } from './form'

const FORM = 'employer.post-job'

/** Initial values of a form, and the server draft it belongs to. */
export interface DraftStart {
  form: JobDraft
  id: string | null
  version: number
}

/** Text in this tab that never reached the server, or changed since. */
export function readTabDraft(accountId: string, blank: JobDraft): DraftStart | null {
  const found = tabStorage(FORM, accountId).read()
  if (!found) return null
  const { form, id, version } = knownFields({ form: {}, id: '', version: 0 }, found)
  return { form: knownFields(blank, form), id: id || null, version }
}

export interface JobDraftOnServer extends Omit<ServerDraft<JobDraft>, 'change' | 'reset'> {
  /** Null while the server has none. */
  id: string | null
  change(change: Partial<JobDraft>): void
  /** Clears this tab's text: the draft was discarded, or stays in the list. */
  forget(): void
  /** The job was posted as draft `id`; a draft that was created too late is discarded. */
  posted(id: string | null): void
}

/** Whether there is enough text to save a draft. */
const isBegun = ({ title, description, requirements }: JobDraft) => Boolean((title + description + requirements).trim())
/** Removes the draft of a posted job; a failure does no harm. */
const discard = (id: string) => void call(discardJobDraft, { params: { id } }).catch(() => undefined)

/** A job form that saves itself as a draft; the first save creates it. */
export function useJobDraft(start: DraftStart, restored: DraftStart | null, onBegun: (id: string) => void): JobDraftOnServer {
  const begin = useBeginDraft()
  const write = useSaveDraft()
  const [id, setId] = useState(restored ? restored.id : start.id)
  const now = useRef({ id, isPosted: false, isLeft: false })
  useEffect(() => {
    const at = now.current
    at.isLeft = false
    return () => {
      at.isLeft = true
    }
  }, [])

  const beginDraft = async (form: JobDraft) => {
    const at = now.current
    const begun = await begin.mutateAsync({ body: { form } })
    if (at.isPosted) discard(begun.id)
    at.id = begun.id
    setId(begun.id)
    // Another page is open by now: a late answer must not navigate back.
    if (!at.isLeft) onBegun(begun.id)
    return begun.version
  }
  const draft = useServerDraft<JobDraft>({
    form: FORM,
    saved: { value: start.form, version: start.version },
    ready: isBegun,
    stored: {
      write: ({ value: form, version }) => ({ form, id: now.current.id ?? '', version }),
      read: () => restored && { value: restored.form, version: restored.version },
    },
    async save(form, version) {
      const at = now.current
      if (at.id === null) return beginDraft(form)
      try {
        return (await write.mutateAsync({ params: { id: at.id }, body: { form, version } })).version
      } catch (error) {
        // The draft was posted or discarded elsewhere: this text becomes a new draft.
        if (error instanceof ApiError && error.code === 'not-found') return beginDraft(form)
        throw error
      }
    },
    async reread() {
      const { form, version } = await call(readJobDraft, { params: { id: now.current.id ?? '' } })
      return { value: form, version }
    },
  })
  const forget = () => {
    now.current.isLeft = true
    draft.reset(draft.value)
  }
  return {
    ...draft,
    id,
    change: (change) => draft.change((now) => ({ ...now, ...change })),
    forget,
    posted(sent) {
      const at = now.current
      at.isPosted = true
      if (at.id !== null && at.id !== sent) discard(at.id)
      forget()
    },
  }
}
