import { type SuggestionKind, suggestSearches } from '@onward/contracts/jobs/search'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useEffect, useState } from 'react'

const PAUSE_MS = 200
const MIN_CHARACTERS = 2

/** Suggestions for a search, once typing pauses; none for an empty text. `kind` limits them. */
export function useSuggestions(typed: string, searched: string, kind?: SuggestionKind): readonly string[] {
  const [q, setQ] = useState('')
  useEffect(() => {
    const text = typed.trim()
    const timer = setTimeout(() => setQ(text === searched ? '' : text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, searched])
  const isAsked = q.length >= MIN_CHARACTERS
  const { data } = useEndpoint(
    suggestSearches,
    { query: { q, language: currentLanguage() } },
    { enabled: isAsked, keepPrevious: true },
  )
  if (!isAsked || !data) return []
  return [...new Set(data.items.filter((item) => !kind || item.kind === kind).map(({ text }) => text))]
}
