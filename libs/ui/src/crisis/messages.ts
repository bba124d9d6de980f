import { inEachLanguage } from '@onward/contracts/language'
import type en from './messages/en.json'

/** Carried with the card and never fetched: it must be there whatever fails. */
export const CRISIS_MESSAGES = inEachLanguage((language): typeof en => require(`./messages/${language}.json`))
