import { textsOf } from '../texts'
import type en from './badge-texts/en.json'

/** Names and descriptions of badges, and why one was taken back. */
export const badgeTexts = textsOf<typeof en>('learning/badge-texts', (language) => import(`./badge-texts/${language}.json`))
