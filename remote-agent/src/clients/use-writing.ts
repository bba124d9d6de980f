import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Written } from './Composer'

/** What is being written: chosen in its tray, or by a key or button, which take the focus to its first field. */
export function useWriting() {
  const [written, setWritten] = useState<Written>('note')
  const show = (what: Written, field: string) => {
    flushSync(() => setWritten(what))
    const found = document.querySelector<HTMLElement>(`#notes ${field}`) ?? document.querySelector<HTMLElement>('#notes :checked')
    found?.focus()
  }
  return {
    written,
    write: (what: Written) => show(what, '> :not([hidden]) form :is(input, textarea)'),
    choose: (what: Written) => show(what, ':checked'),
  }
}
