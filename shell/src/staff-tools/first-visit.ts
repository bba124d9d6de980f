import { closeTour } from '@onward/contracts/identity/identity'
import { useSession } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useEffect, useState } from 'react'
import { useSessionStore } from '../session/session-store'

/** A list with rows and its views: only there does the tour have something to point at. */
const hasList = () => document.querySelector('[data-tour="views"]') !== null && document.querySelector('[data-row]') !== null

/** Starts the tour once, on the first page with such a list; gives what closes it for good, on every device of this account. */
export function useFirstVisit(start: () => void): () => void {
  const { user } = useSession()
  const [isDue, setDue] = useState(user?.isTourDue === true)
  useEffect(() => {
    if (!isDue) return
    const look = () => {
      if (!hasList()) return
      watch.disconnect()
      start()
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
    return () => watch.disconnect()
  }, [isDue, start])
  return () => {
    if (!isDue) return
    setDue(false)
    useSessionStore.setState(({ session: own }) => ({ session: own && { ...own, isTourDue: false } }))
    // Offline, it comes again with the next visit.
    call(closeTour).catch(() => undefined)
  }
}
