import { useSearchParams } from '@onward/portal-kit/router'
import { useEffect, useRef, useState } from 'react'

/** J and K may pass several people; only the one they stop at is opened, because applicants see who opened their CV. */
const REST_MS = 300

/** The application beside the list, from the address. */
export function useBeside() {
  const [address, setAddress] = useSearchParams()
  const id = address.get('open') ?? ''
  const [followed, setFollowed] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Closed: the focus returns to the row that was open.
  const before = useRef(id)
  useEffect(() => {
    if (id === '' && before.current !== '')
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(before.current)}"] [data-row-link]`)?.focus()
    before.current = id
  }, [id])
  return {
    id,
    /** Opened by the reader rather than passed by J and K. */
    takesFocus: followed !== id,
    follow(next: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setFollowed(next)
        setAddress(
          (old) => {
            const changed = new URLSearchParams(old)
            changed.set('open', next)
            return changed
          },
          { replace: true },
        )
      }, REST_MS)
    },
  }
}
