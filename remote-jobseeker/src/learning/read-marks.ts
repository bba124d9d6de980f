import { type CourseSummary, markLessonRead } from '@onward/contracts/learning/courses'
import { useSession } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A lesson that was read, stored here until the service has it. */
export interface ReadMark {
  course: CourseSummary['id']
  lesson: string
}
/** Some phones do not report that the connection is back. */
const AGAIN_MS = 20_000

const keyOf = (accountId: string) => `onward.jobseeker.lessons-read.${accountId}`
const same = (a: ReadMark, b: ReadMark) => a.course === b.course && a.lesson === b.lesson
/** The lesson no longer exists, so retrying is useless. */
const isLost = (failure: unknown) =>
  failure instanceof ApiError && ['not-found', 'invalid-input', 'malformed-request'].includes(failure.code ?? '')

export function storedMarks(storage: Storage, accountId: string): ReadMark[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(found) ? (found as ReadMark[]) : []
  } catch {
    return []
  }
}

/**
 * Read marks that the service does not have yet. They survive a reload and are sent one by one: at once, when the connection returns, when the tab
 * becomes visible, and every 20 s. `onSaved` gets the service's time.
 */
export function useReadMarks(onSaved: (mark: ReadMark, at: string) => void): {
  unsent: readonly ReadMark[]
  /** The last attempt failed. */
  waiting: boolean
  mark(read: ReadMark): void
} {
  const accountId = useSession().user?.accountId ?? ''
  const [unsent, setUnsent] = useState(() => storedMarks(window.sessionStorage, accountId))
  const [waiting, setWaiting] = useState(false)
  const latest = useRef(unsent)
  const sending = useRef(false)
  const latestOnSaved = useRef(onSaved)
  useEffect(() => {
    latestOnSaved.current = onSaved
  })

  const change = useCallback(
    (next: ReadMark[]) => {
      latest.current = next
      setUnsent(next)
      try {
        window.sessionStorage.setItem(keyOf(accountId), JSON.stringify(next))
      } catch {
        // Full or disabled storage must not stop reading.
      }
    },
    [accountId],
  )
  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let [first] = latest.current; first; [first] = latest.current) {
        const read = first
        try {
          const { receipt } = await call(markLessonRead, { params: { ...read } })
          latestOnSaved.current(read, receipt.at)
        } catch (failure) {
          if (!isLost(failure)) return setWaiting(true)
        }
        change(latest.current.filter((one) => !same(one, read)))
      }
      setWaiting(false)
    } finally {
      sending.current = false
    }
  }, [change])
  const mark = useCallback(
    (read: ReadMark) => {
      if (!latest.current.some((one) => same(one, read))) change([...latest.current, read])
      void send()
    },
    [change, send],
  )

  useEffect(() => {
    const again = () => void send()
    const seen = () => document.visibilityState === 'visible' && void send()
    again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [send])
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void send(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [waiting, send])
  return { unsent, waiting, mark }
}
