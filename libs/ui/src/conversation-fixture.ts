import { conversation as cy } from './conversation/messages.cy'
import { conversation as en } from './conversation/messages.en'
import { CONVERSATION_CATALOGUE } from './conversation/words'

/** The catalogue of conversations for stories and tests, which need it at once. */
export const CONVERSATION_MESSAGES = { [CONVERSATION_CATALOGUE]: { en, cy } }
