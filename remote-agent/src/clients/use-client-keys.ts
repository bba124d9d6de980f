import type { CaseDetails } from '@onward/contracts/casework/cases'
import { type PageKey, typesText, usePageKeys, useSingleKeys } from '@onward/portal-kit/keys'
import { useNavigate } from '@onward/portal-kit/router'
import { useEffect } from 'react'
import { useCaseMessages } from '../cases/catalogue'

/**
 * Single keys of a client's page. They rest while somebody types, and can be switched off (WCAG 2.1.4). N and T press what `aria-keyshortcuts`
 * names.
 */
export function useClientKeys(name: string, one: CaseDetails | undefined): void {
  const c = useCaseMessages()
  const navigate = useNavigate()
  const { on } = useSingleKeys()
  const isOpen = one?.closedAt === null
  const keys: PageKey[] = one
    ? [
        ...(isOpen
          ? [
              { keys: ['N'], label: c('keys.note') },
              { keys: ['T'], label: c('todo.add') },
              { keys: ['A'], label: c('keys.appointment'), run: () => navigate(`/agent/appointments/new?case=${one.id}`) },
            ]
          : []),
        ...(isOpen && one.mine
          ? [{ keys: ['M'], label: c('keys.message'), run: () => navigate(`/agent/messages?case=${one.id}`) }]
          : []),
      ]
    : []
  usePageKeys(name, keys)
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
