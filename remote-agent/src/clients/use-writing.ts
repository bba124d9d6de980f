import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Written } from './Composer'

const FIRST_FIELD = '> :not([hidden]) form :is(input, textarea)'
const CHOSEN = ':checked'

/** What is being written: chosen in its tray, or by a key or button, which take the focus to its first field. */
export function useWriting() {
  const [written, setWritten] = useState<Written>('note')
  /** Waits in the tray for the first field of a form that is being fetched. */
  const isWaiting = useRef(false)
  const focus = (field: string) => {
    const found = document.querySelector<HTMLElement>(`#notes ${field}`)
    found?.focus()
    // Half a message goes on at its end.
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(found.value.length, found.value.length)
    return found !== null
  }
  const show = (what: Written, hasForm: boolean) => {
    flushSync(() => setWritten(what))
    isWaiting.current = hasForm && !focus(FIRST_FIELD)
    if (!hasForm || isWaiting.current) focus(CHOSEN)
  }
  return {
    written,
    write: (what: Written) => show(what, true),
    choose: (what: Written) => show(what, false),
    ready: () => {
      if (isWaiting.current && document.activeElement?.matches(`#notes ${CHOSEN}`)) focus(FIRST_FIELD)
      isWaiting.current = false
    },
  }
}
