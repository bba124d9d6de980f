import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * A search field whose text goes to the address once the typing pauses. `value` is what the address says; when it changes from outside
 * (back, a cleared filter) the field follows.
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
