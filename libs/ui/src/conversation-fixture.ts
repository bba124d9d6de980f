import { CONVERSATION_CATALOGUE } from './conversation/catalogue'
import cy from './conversation/messages/cy.json'
import en from './conversation/messages/en.json'

/** The catalogue of conversations for stories and tests, which need it at once. */
export const CONVERSATION_MESSAGES = { [CONVERSATION_CATALOGUE]: { en, cy } }
