import { inEachLanguage } from '@onward/contracts/language'
import type en from './messages/en.json'

/** Bundled with the card instead of fetched: it must be there whatever fails. */
export const CRISIS_MESSAGES = inEachLanguage((language): typeof en => require(`./messages/${language}.json`))
