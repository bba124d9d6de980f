import { useSession } from '@onward/portal-kit'
import { useEffect, useState } from 'react'

/**
 * An answer that is being written: kept in this tab until it is sent, so that a session that ends, or a page that is loaded again, loses
 * nothing. The account is part of the key: on a shared computer nobody meets a colleague's words. A browser that keeps nothing forgets it
 * with the page.
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
      // Nothing can be kept here.
    }
  }, [key, text])
  return { text, setText, forget: () => setText('') }
}
