import { useSession } from '@onward/portal-kit'
import { useEffect, useState } from 'react'

/**
 * An unsent answer, stored in this tab so that an ended session or a reload loses nothing. The key contains the account, so that nobody reads a
 * colleague's text on a shared computer. Without storage it is lost with the page.
 */
export function useAnswerDraft(id: string): { text: string; setText(text: string): void; forget(): void } {
  const { user } = useSession()
  const key = `onward.admin.answer.${id}.${user?.accountId ?? ''}`
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  })
  useEffect(() => {
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // Storage is full or disabled.
    }
  }, [key, text])
  return { text, setText, forget: () => setText('') }
}
