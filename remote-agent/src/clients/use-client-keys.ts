import { useSingleKeys } from '@onward/ui/data'
import { useEffect } from 'react'

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Single keys of a client's page, named by `aria-keyshortcuts`. They rest while somebody types, and can be switched off (WCAG 2.1.4). */
export function useClientKeys(): void {
  const { on } = useSingleKeys()
  useEffect(() => {
    if (!on) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || typesText(event.target)) return
      if (!/^[a-z]$/i.test(event.key) || document.querySelector('dialog[open]')) return
      const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key.toUpperCase()}"]`)
      if (!target) return
      event.preventDefault()
      if (target instanceof HTMLTextAreaElement) target.focus()
      else target.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}
