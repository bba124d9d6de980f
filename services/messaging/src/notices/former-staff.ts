import { type Language, staffName } from '@onward/contracts'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'

type Facts = Readonly<Record<string, string>>

/** Facts of a notice in the reader's language: of a work coach who is gone they hold no name. */
export const inLanguage = <F extends Facts>(stored: F, language: Language): F => {
  const facts = factsInLanguage(stored, language)
  return facts.agentName === undefined ? facts : { ...facts, agentName: staffName(facts.agentName, language) }
}
