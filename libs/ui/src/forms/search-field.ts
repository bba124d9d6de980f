import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * A search field whose text goes to the address after a pause in typing. `value` is the address's text; when it changes from outside (back, cleared
 * filter), the field follows.
 */
export function useSearchField(value: string, onSearch: (text: string) => void): { text: string; setText(text: string): void } {
  const [text, setText] = useState(value)
  const latest = useRef(onSearch)
  const sent = useRef(value)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value
      setText(value)
    }
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText }
}
