import { type Language, londonInstant, Problem } from '@onward/contracts'
import { INTERVIEW_WORDS } from './words'

/** Instants of clock times that somebody suggests: each exists, is still to come, and is named once. In order. */
export function readSlots(local: readonly string[], field: string, now: Date, language: Language): Date[] {
  const words = INTERVIEW_WORDS[language]
  const refuse = (message: string) => new Problem('invalid-input', message, [{ field, message }])
  const slots = local.map((text) => {
    const at = londonInstant(text)
    if (!at) throw refuse(words.noSuchHour(text.replace('T', ' ')))
    if (at <= now) throw refuse(words.suggestedPassed)
    return at
  })
  if (new Set(slots.map((at) => at.getTime())).size < slots.length) throw refuse(words.twice)
  return slots.sort((a, b) => a.getTime() - b.getTime())
}
