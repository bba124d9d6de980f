import { discardJobDraft, readJobDraft } from '@onward/contracts/jobs/vacancies'
import { ApiError, call } from '@onward/portal-kit/api'
import { useEffect, useRef, useState } from 'react'
import { useBeginDraft, useSaveDraft } from './api'
import type { JobDraft } from './form'
import { keptText } from './kept'

/** A pause in typing after which what stands in the form goes to the server. */
const PAUSE_MS = 1_500

export type DraftStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict'

/** Where a form begins: what stands in it, and which draft of the organisation it is. */
export interface DraftStart {
  form: JobDraft
  id: string | null
  version: number
}

export interface StoredDraft {
  form: JobDraft
  id: string | null
  status: DraftStatus
  /** Who saved it elsewhere, in the service's words; empty while nobody did. */
  conflict: string
  change(change: Partial<JobDraft>): void
  /** Saves at once what waits; also after a failure. */
  save(): void
  /** Of two versions, mine: it is saved over the other. */
  keepMine(): void
  takeTheirs(): void
  /** Forgets what is kept in this tab: it was thrown away, or is left among the drafts. */
  forget(): void
  /** Nothing is saved while it is being posted, until it is typed on. */
  pause(): void
  /** It was posted as the draft `id`; one that was kept too late goes. */
  posted(id: string | null): void
}

/** What is kept in this tab, in case the connection or the session is lost before it is on the server. */
interface Kept {
  form: JobDraft
  id: string
  version: number
}
const keptDraft = (accountId: string) => keptText(window.sessionStorage, 'post-job', accountId)

/** What this tab still has of a form that never came to the server, or came there changed. */
export function readKept(accountId: string, blank: JobDraft): DraftStart | null {
  const empty: Kept = { form: blank, id: '', version: 0 }
  const { value, kept } = keptDraft(accountId).read(empty)
  if (!kept) return null
  return { form: { ...blank, ...value.form }, id: value.id || null, version: value.version }
}

/** Whether there is anything worth a place among the drafts. */
const isBegun = ({ title, description, requirements }: JobDraft) => Boolean((title + description + requirements).trim())

/**
 * A form that is kept on the server while it is typed, and in this tab until it is there. A save upon a version that somebody else has
 * replaced stops saving: the person chooses.
 */
export function useStoredDraft(start: DraftStart, accountId: string, onBegun: (id: string) => void): StoredDraft {
  const begin = useBeginDraft()
  const write = useSaveDraft()
  const [form, setForm] = useState(start.form)
  const [status, setStatus] = useState<DraftStatus>(start.id ? 'saved' : 'idle')
  const [conflict, setConflict] = useState('')
  const [id, setId] = useState(start.id)
  // What timers and answers read: the newest of each, whenever they come.
  const now = useRef({
    form: start.form,
    id: start.id,
    version: start.version,
    timer: 0,
    saving: false,
    again: false,
    /** It is being posted. */
    paused: false,
    /** Posted, thrown away or left. */
    over: false,
    isPosted: false,
    /** The page is another one by now: an answer that comes late must not lead back. */
    away: false,
  })
  const latest = useRef({ onBegun })
  useEffect(() => {
    latest.current = { onBegun }
  })
  useEffect(() => {
    const at = now.current
    at.away = false
    return () => {
      at.away = true
      window.clearTimeout(at.timer)
    }
  }, [])

  /** A draft of a job that is posted already helps nobody; failing to remove it harms nobody. */
  const discard = (gone: string) => void call(discardJobDraft, { params: { id: gone } }).catch(() => undefined)
  const remember = () =>
    keptDraft(accountId).write({ form: now.current.form, id: now.current.id ?? '', version: now.current.version })
  const done = (version: number, savedId: string) => {
    const at = now.current
    Object.assign(at, { version, id: savedId, saving: false })
    setId(savedId)
    if (at.again) {
      at.again = false
      void send()
      return
    }
    setStatus('saved')
    if (!at.over) keptDraft(accountId).clear()
  }
  const failed = (error: unknown) => {
    const at = now.current
    Object.assign(at, { saving: false, again: false })
    if (error instanceof ApiError && error.code === 'not-found') {
      // It was posted or thrown away elsewhere: what stands here is a draft of its own.
      Object.assign(at, { id: null, version: 0 })
      void send()
    } else if (error instanceof ApiError && error.code === 'state-conflict' && at.id !== null) {
      setConflict(error.message)
      setStatus('conflict')
    } else setStatus('failed')
  }
  const send = async () => {
    const at = now.current
    window.clearTimeout(at.timer)
    if (at.over || at.paused || !isBegun(at.form)) return
    if (at.saving) {
      at.again = true
      return
    }
    at.saving = true
    setStatus('saving')
    try {
      if (at.id === null) {
        const begun = await begin.mutateAsync({ body: { form: at.form } })
        if (at.isPosted) discard(begun.id)
        done(begun.version, begun.id)
        if (!at.over && !at.away) latest.current.onBegun(begun.id)
      } else {
        const saved = await write.mutateAsync({ params: { id: at.id }, body: { form: at.form, version: at.version } })
        done(saved.version, at.id)
      }
    } catch (error) {
      failed(error)
    }
  }
  /** The draft as it is on the server now. */
  const read = async () => {
    const at = now.current
    if (at.id === null) return null
    try {
      return await call(readJobDraft, { params: { id: at.id } })
    } catch (error) {
      failed(error)
      return null
    }
  }
  const settle = async (choose: (theirs: { form: JobDraft; version: number }) => void) => {
    const theirs = await read()
    if (!theirs) return
    setConflict('')
    now.current.version = theirs.version
    choose(theirs)
  }

  const forget = () => {
    now.current.over = true
    window.clearTimeout(now.current.timer)
    keptDraft(accountId).clear()
  }

  return {
    form,
    id,
    status,
    conflict,
    change: (change) => {
      const at = now.current
      at.form = { ...at.form, ...change }
      at.paused = false
      setForm(at.form)
      remember()
      if (status === 'conflict') return
      window.clearTimeout(at.timer)
      at.timer = window.setTimeout(() => void send(), PAUSE_MS)
      setStatus((before) => (before === 'saving' ? before : 'waiting'))
    },
    save: () => void send(),
    keepMine: () => void settle(() => void send()),
    takeTheirs: () =>
      void settle((theirs) => {
        now.current.form = theirs.form
        setForm(theirs.form)
        setStatus('saved')
        keptDraft(accountId).clear()
      }),
    forget,
    pause: () => {
      now.current.paused = true
      window.clearTimeout(now.current.timer)
    },
    posted: (sent) => {
      const at = now.current
      at.isPosted = true
      if (at.id !== null && at.id !== sent) discard(at.id)
      forget()
    },
  }
}
