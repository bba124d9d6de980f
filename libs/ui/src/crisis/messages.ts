import type { Language } from '@onward/contracts/language'
import cy from './messages/cy.json'
import en from './messages/en.json'

/** Carried with the card and never fetched: it must be there whatever fails. */
export const CRISIS_MESSAGES: Readonly<Record<Language, typeof en>> = { en, cy }
