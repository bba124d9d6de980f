import { CONVERSATION_CATALOGUE } from './conversation/catalogue'
import cy from './conversation/messages/cy.json'
import en from './conversation/messages/en.json'

/** The catalogue of conversations, loaded, for stories and tests. */
export const CONVERSATION_MESSAGES = { [CONVERSATION_CATALOGUE]: { en, cy } }
