import { type Language, staffName } from '@onward/contracts'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'

type Facts = Readonly<Record<string, string>>

/** Facts of a notice in the reader's language; a work coach who has left has no name in them. */
export const inLanguage = <F extends Facts>(stored: F, language: Language): F => {
  const facts = factsInLanguage(stored, language)
  return facts.agentName === undefined ? facts : { ...facts, agentName: staffName(facts.agentName, language) }
}
